import { meanRapidKw } from './charging.ts';
import { bestRapidKw, type ChargingPoint, isPublic, isWorking } from './charging-points.ts';
import { realRange, usableKwh } from './range.ts';
import { nearestOnWay, type OnWay } from './road-line.ts';
import { chargedTo, type TripCar, tripReserve } from './trip-plan.ts';

/** A charger farther from the road than this is no stop on the way, km. */
const farthestOffKm = 5;

/** A place on the way: the km from the beginning, and to and from the road, km by road. */
export type PointOnWay = { point: ChargingPoint; km: number; offKm: number };

/** Roads to a charger are longer than the crow flies. */
const roadFactor = 1.3;

/** Where one can stop on a way, in its order: public places that are said to work, within 5 km of the road. */
export function pointsOnWay(
  line: readonly OnWay[],
  points: readonly ChargingPoint[],
): PointOnWay[] {
  return points
    .filter((point) => isPublic(point) && isWorking(point))
    .map((point) => ({ point, ...nearestOnWay(line, point) }))
    .filter(({ offKm }) => offKm <= farthestOffKm)
    .map((one) => ({ ...one, offKm: one.offKm * roadFactor }))
    .sort((one, other) => one.km - other.km);
}

/** A charge on the way. Shares of the battery are 0 to 1. */
type Stop = PointOnWay & {
  kw: number;
  arrives: number;
  leaves: number;
  minutes: number;
};

export type StopPlan =
  | { kind: 'planned'; stops: Stop[] /** Share of the battery at the end. */; arrives: number }
  /** No fitting rapid charger that we know of between these two; null: the beginning or the end of the way. */
  | { kind: 'gap'; from: PointOnWay | null; to: PointOnWay | null }
  /** A generator goes on where the battery ends. */
  | { kind: 'generator' }
  /** The car's range, its battery or what it takes is not known. */
  | { kind: 'unknown' };

type Candidate = PointOnWay & { kw: number };

/** The best way to a stop: the one before it, which stop it is, and the minutes of charging at those before. */
type Reached = {
  at: Candidate;
  count: number;
  minutes: number;
  arrives: number;
  before: Reached | null;
};

/**
 * Stops of a trip on a hot day at motorway speed, that begins with a full battery: never below the reserve, as few as
 * can be, then with the least charging. A stop is always a place that is known.
 * @param km of the whole way
 * @param onWay places along it, see `pointsOnWay`
 */
export function planStops(car: TripCar, km: number, onWay: readonly PointOnWay[]): StopPlan {
  const range = realRange(car)?.motorway.hot;
  const kwh = usableKwh(car);
  if (!range || kwh === null) return { kind: 'unknown' };
  if (1 - km / range >= tripReserve) return { kind: 'planned', stops: [], arrives: 1 - km / range };
  if (car.powertrain === 'EREV') return { kind: 'generator' };
  const mean = meanRapidKw(car);
  const candidates = onWay.flatMap((place): Candidate[] => {
    const kw = bestRapidKw(place.point, car);
    return kw === null || place.km <= 0 || place.km >= km ? [] : [{ ...place, kw }];
  });
  if (mean === null) return { kind: 'gap', from: null, to: null };

  const minutesOf = (share: number, { kw }: Candidate) =>
    (Math.max(0, share) * kwh * 60) / Math.min(mean, kw);
  /** The share left farther on, after a charge or with the battery of the beginning. */
  const left = (from: Reached | null, toKm: number, offKm: number) =>
    from === null
      ? 1 - (toKm + offKm) / range
      : chargedTo - (toKm - from.at.km + from.at.offKm + offKm) / range;
  /** The share with which one leaves the last stop. */
  const needed = ({ at, arrives }: Reached) =>
    Math.max(arrives, tripReserve + (km - at.km + at.offKm) / range);
  const total = (one: Reached) => one.minutes + minutesOf(needed(one) - one.arrives, one.at);

  const reached: Reached[] = [];
  for (const at of candidates) {
    const ways = [null, ...reached].map((from): Reached => {
      const charged = from === null ? 0 : minutesOf(chargedTo - from.arrives, from.at);
      const arrives = left(from, at.km, at.offKm);
      const minutes = (from?.minutes ?? 0) + charged;
      return { at, count: (from?.count ?? 0) + 1, minutes, arrives, before: from };
    });
    const best = least(
      ways.filter(({ arrives }) => arrives >= tripReserve),
      ({ minutes }) => minutes,
    );
    if (best !== undefined) reached.push(best);
  }
  const last = least(
    reached.filter((one) => left(one, km, 0) >= tripReserve),
    total,
  );
  if (last === undefined) {
    const from = reached.at(-1)?.at ?? null;
    const to = candidates.find((one) => one.km > (from?.km ?? 0)) ?? null;
    return { kind: 'gap', from, to };
  }
  const stops: Stop[] = [];
  for (let one: Reached | null = last; one !== null; one = one.before) {
    const leaves = one === last ? needed(one) : chargedTo;
    const minutes = minutesOf(leaves - one.arrives, one.at);
    stops.unshift({ ...one.at, arrives: one.arrives, leaves, minutes });
  }
  return {
    kind: 'planned',
    stops,
    arrives: needed(last) - (km - last.at.km + last.at.offKm) / range,
  };
}

/** That with the fewest stops, then the fewest minutes. */
function least(ways: readonly Reached[], minutesOf: (way: Reached) => number): Reached | undefined {
  return ways.reduce<Reached | undefined>((best, way) => {
    if (best === undefined || way.count < best.count) return way;
    return way.count === best.count && minutesOf(way) < minutesOf(best) ? way : best;
  }, undefined);
}
