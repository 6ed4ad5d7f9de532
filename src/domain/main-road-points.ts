import { type MainRoad, mainRoads } from '#config/main-roads.ts';
import { type ChargingPoint, foldTwins } from './charging-points.ts';
import { type Governorate, governorates } from './governorates.ts';
import { hasRapid } from './point-figures.ts';
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
  points: readonly PointOnWay[];
};

/** Every main road that the map of roads has, in their order. */
export function mainRoadsIn(map: RoadMap, points: readonly ChargingPoint[]): RoadWithPoints[] {
  const folded = foldTwins(points).map(({ point }) => point);
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
        points: pointsOnLine(line, folded),
      },
    ];
  });
}

const endOf = ({ places }: RoadMap, by: MainRoad['by']) =>
  places.find(({ id }) => id === by.at(-1));

const hasDouble = (own: string, by: MainRoad['by']) =>
  mainRoads.some(
    (other) => other.id !== own && other.by[0] === by[0] && other.by.at(-1) === by.at(-1),
  );

/** A stretch of a road longer than this without a rapid charger is told, km. */
const longestWithoutRapid = 100;

/** No working CCS2 that we know of between two; null: the beginning or the end of the road. */
export type RapidGap = { from: PointOnWay | null; to: PointOnWay | null; km: number };

/** A road from its beginning: its charging points, and where a stretch without a rapid one begins. */
export type AlongRoad = { kind: 'point'; at: PointOnWay } | { kind: 'gap'; gap: RapidGap };

export function alongRoad({ km, points }: Pick<RoadWithPoints, 'km' | 'points'>): AlongRoad[] {
  const rapid = points.filter(({ point }) => hasRapid(point));
  const gapAfter = (from: PointOnWay | null): AlongRoad[] => {
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
