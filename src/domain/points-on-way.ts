import { grouped } from '#lib/grouped.ts';
import { bestRapidKw, type ChargingPoint } from './charging-points.ts';
import { isOpen } from './open-places.ts';
import type { Position } from './position.ts';
import { lineOf, nearestOnWay, type OnWay } from './road-line.ts';
import { type Road, type RoadMap, type Route, shortestRoad } from './roads.ts';
import type { TripCar } from './trip-plan.ts';

/** A charger farther from the road than this is no stop on the way, km. */
const farthestOffKm = 5;

/** Roads to a charger are longer than the crow flies. */
const roadFactor = 1.3;

/** What trips are planned on: the roads and the places known to us. Pass the same ones again: what is found is kept by them. */
export type Ground = { map: RoadMap; points: readonly ChargingPoint[] };

/** A place on the way: the km from the beginning, and to and from the road, km by road. */
export type PointOnWay = { point: ChargingPoint; km: number; offKm: number };

/** Where one can stop on a line, in its order: public places that are said to work, within 5 km of the road. */
export function pointsOnLine(
  line: readonly OnWay[],
  points: readonly ChargingPoint[],
): PointOnWay[] {
  const near = isNear(line);
  return points
    .filter((point) => near(point) && isOpen(point))
    .map((point) => ({ point, ...nearestOnWay(line, point) }))
    .filter(({ offKm }) => offKm <= farthestOffKm)
    .map((one) => ({ ...one, offKm: one.offKm * roadFactor }))
    .sort((one, other) => one.km - other.km);
}

/** Whether a position lies in the box around a line: most do not, and need no distance. */
function isNear(line: readonly OnWay[]): (position: Position) => boolean {
  const [lats, lons] = [line.map(({ lat }) => lat), line.map(({ lon }) => lon)];
  const lat = [Math.min(...lats) - 0.06, Math.max(...lats) + 0.06] as const;
  // 5 km are 0.05 degrees at Egypt's latitudes, and 0.1 at 60 degrees.
  const lon = [Math.min(...lons) - 0.1, Math.max(...lons) + 0.1] as const;
  return (at) => at.lat > lat[0] && at.lat < lat[1] && at.lon > lon[0] && at.lon < lon[1];
}

/** A place on the way with what its best rapid connector gives that fits, kW. */
export type RapidOnWay = PointOnWay & { kw: number };

/** By road; by road and plugs; by way and plugs. */
type Kept = {
  near: Map<Road, PointOnWay[]>;
  rapid: Map<string, Map<Road, RapidOnWay[]>>;
  ways: Map<string, RapidOnWay[]>;
};

const kept = new WeakMap<RoadMap, WeakMap<readonly ChargingPoint[], Kept>>();

function keptFor({ map, points }: Ground): Kept {
  const byPoints = kept.get(map) ?? new WeakMap<readonly ChargingPoint[], Kept>();
  kept.set(map, byPoints);
  const found = byPoints.get(points) ?? { near: new Map(), rapid: new Map(), ways: new Map() };
  byPoints.set(points, found);
  return found;
}

/**
 * The places on a way with a rapid connector that fits a car without an adapter, in its order; none for a car that takes no
 * rapid charge. Each road is looked at once, so that other ways over it cost little.
 */
export function rapidOnWay(
  ground: Ground,
  { through }: Pick<Route, 'through'>,
  car: TripCar,
): readonly RapidOnWay[] {
  if (!car.dcChargingPower) return [];
  const { ways } = keptFor(ground);
  const key = [car.chargingProtocol, ...through].join();
  const found = ways.get(key) ?? findOnWay(ground, through, car);
  ways.set(key, found);
  return found;
}

function findOnWay(ground: Ground, through: readonly string[], car: TripCar): RapidOnWay[] {
  const nearest = new Map<ChargingPoint, RapidOnWay>();
  let before = 0;
  for (const [index, to] of through.entries()) {
    const from = through[index - 1] ?? to;
    const road = shortestRoad(ground.map, from, to);
    if (road === undefined) continue;
    for (const one of rapidOnRoad(ground, road, car)) {
      const known = nearest.get(one.point);
      if (known !== undefined && known.offKm <= one.offKm) continue;
      const km = before + (road.from === from ? one.km : road.km - one.km);
      nearest.set(one.point, { ...one, km });
    }
    before += road.km;
  }
  return [...nearest.values()].sort((one, other) => one.km - other.km);
}

function rapidOnRoad(ground: Ground, road: Road, car: TripCar): RapidOnWay[] {
  const { rapid } = keptFor(ground);
  const roads = rapid.get(car.chargingProtocol) ?? new Map<Road, RapidOnWay[]>();
  rapid.set(car.chargingProtocol, roads);
  const found = roads.get(road) ?? worthAStop(withRapid(pointsOnRoad(ground, road), car));
  roads.set(road, found);
  return found;
}

function pointsOnRoad(ground: Ground, road: Road): PointOnWay[] {
  const { near } = keptFor(ground);
  const line = () => lineOf(ground.map, { through: [road.from, road.to] });
  const found = near.get(road) ?? pointsOnLine(line(), ground.points);
  near.set(road, found);
  return found;
}

const withRapid = (onWay: readonly PointOnWay[], car: TripCar) =>
  onWay.flatMap((one): RapidOnWay[] => {
    const kw = bestRapidKw(one.point, car);
    return kw === null ? [] : [{ ...one, kw }];
  });

/** Of many within the same km, only those that no other beats by lying nearer to the road and giving as much. */
function worthAStop(places: readonly RapidOnWay[]): RapidOnWay[] {
  const byKm = grouped(places, ({ km }) => Math.floor(km));
  return [...byKm.values()].flatMap((within) => {
    let most = 0;
    const best = within
      .toSorted((one, other) => one.offKm - other.offKm || other.kw - one.kw)
      .filter(({ kw }) => {
        const isBetter = kw > most;
        most = Math.max(most, kw);
        return isBetter;
      });
    return best.sort((one, other) => one.km - other.km);
  });
}
