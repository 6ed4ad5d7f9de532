import { type MainRoad, mainRoads } from '#config/main-roads.ts';
import { type ChargingPoint, foldTwins } from './charging-points.ts';
import { type Governorate, governorates } from './governorates.ts';
import { connectorsAt, entriesOf, hasRapid } from './open-places.ts';
import { type PointOnWay, pointsOnLine } from './points-on-way.ts';
import { kilometresBetween } from './position.ts';
import { lineOf, nearestOnWay, type OnWay } from './road-line.ts';
import { type RoadMap, type RoadPlace, routeBy } from './roads.ts';

/** A main road with the public charging points on it, in its order. */
export type RoadWithPoints = {
  id: string;
  from: RoadPlace;
  to: RoadPlace;
  /** What tells it from another road with the same ends; null where there is none. */
  by: RoadPlace | null;
  km: number;
  line: readonly OnWay[];
  points: readonly PlaceOnRoad[];
};

/** A place on a road with its twins; all of them are open to everybody and said to work. */
type PlaceOnRoad = PointOnWay & { twins: readonly ChargingPoint[] };

/** Every main road that the map of roads has, in their order. */
export function mainRoadsIn(map: RoadMap, points: readonly ChargingPoint[]): RoadWithPoints[] {
  return mainRoads.flatMap(({ id, by }): RoadWithPoints[] => {
    const route = routeBy(map, by);
    const [from, to] = [map.places.find((one) => one.id === by[0]), endOf(map, by)];
    if (route === null || from === undefined || to === undefined) return [];
    const line = lineOf(map, route);
    return [
      {
        id,
        from,
        to,
        by: hasDouble(id, by) ? (map.places.find((one) => one.id === by[1]) ?? null) : null,
        km: route.km,
        line,
        points: placesOnRoad(line, points),
      },
    ];
  });
}

function placesOnRoad(line: readonly OnWay[], points: readonly ChargingPoint[]): PlaceOnRoad[] {
  const onWay = pointsOnLine(line, points);
  const folded = foldTwins(onWay.map(({ point }) => point));
  return onWay.flatMap((at): PlaceOnRoad[] => {
    const place = folded.find(({ point }) => point.id === at.point.id);
    return place === undefined ? [] : [{ ...at, twins: place.twins }];
  });
}

const endOf = ({ places }: RoadMap, by: MainRoad['by']) =>
  places.find(({ id }) => id === by.at(-1));

const hasDouble = (own: string, by: MainRoad['by']) =>
  mainRoads.some(
    (other) => other.id !== own && other.by[0] === by[0] && other.by.at(-1) === by.at(-1),
  );

/** All entries of the places on a road. */
export const pointsOfRoad = ({ points }: Pick<RoadWithPoints, 'points'>): ChargingPoint[] =>
  points.flatMap(entriesOf);

/** A stretch of a road longer than this without a rapid charger is told, km. */
const longestWithoutRapid = 100;

/** No working CCS2 that we know of between two; null: the beginning or the end of the road. */
export type RapidGap = { from: PlaceOnRoad | null; to: PlaceOnRoad | null; km: number };

/** A road from its beginning: its charging points, and where a stretch without a rapid one begins. */
export type AlongRoad = { kind: 'point'; at: PlaceOnRoad } | { kind: 'gap'; gap: RapidGap };

export function alongRoad({ km, points }: Pick<RoadWithPoints, 'km' | 'points'>): AlongRoad[] {
  const rapid = points.filter((place) => hasRapid(connectorsAt(place)));
  const gapAfter = (from: PlaceOnRoad | null): AlongRoad[] => {
    const to = rapid[from === null ? 0 : rapid.indexOf(from) + 1] ?? null;
    const stretch = (to?.km ?? km) - (from?.km ?? 0);
    return stretch > longestWithoutRapid ? [{ kind: 'gap', gap: { from, to, km: stretch } }] : [];
  };
  return [
    ...gapAfter(null),
    ...points.flatMap((at): AlongRoad[] => [
      { kind: 'point', at },
      ...(rapid.includes(at) ? gapAfter(at) : []),
    ]),
  ];
}

/** A road that passes a governorate's capital within this leads through it, km. */
const nearCapitalKm = 15;

/** The main roads that lead through a governorate: past its capital, or past one of its charging points. */
export function roadsThrough(
  roads: readonly RoadWithPoints[],
  { id, capital }: Governorate,
): RoadWithPoints[] {
  return roads.filter(
    ({ line, points }) =>
      points.some(({ point }) => point.governorate === id) ||
      nearestOnWay(line, capital).offKm <= nearCapitalKm,
  );
}

/** The governorates whose capitals are nearest to a governorate's own. */
export function governoratesNear({ id, capital }: Governorate, count: number): Governorate[] {
  return governorates
    .filter((one) => one.id !== id)
    .map((one) => ({ one, km: kilometresBetween(capital, one.capital) }))
    .toSorted((one, other) => one.km - other.km)
    .slice(0, count)
    .map(({ one }) => one);
}
