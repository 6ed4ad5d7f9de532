import { chargedTo, meanRapidKw, rapidMinutes } from './charging.ts';
import { publicRapid } from './plugs.ts';
import type { RapidOnWay } from './points-on-way.ts';
import { realRange, usableKwh } from './range.ts';
import { type Left, leftAfter, type TripCar, tripReserve } from './trip-plan.ts';

/** A charge on the way. Shares of the battery are 0 to 1, `kw` is what the place gives. */
export type Stop = RapidOnWay & { arrives: number; leaves: number; minutes: number };

export type StopPlan =
  /** `left` is the battery at the end: after a stop the same in any weather, as one charges as much as is needed. */
  | { kind: 'planned'; stops: Stop[]; left: Left }
  /** No fitting rapid charger that we know of between these two; null: the beginning or the end of the way. */
  | { kind: 'gap'; from: RapidOnWay | null; to: RapidOnWay | null }
  /** A generator goes on where the battery ends. */
  | { kind: 'generator' }
  /** The car needs a charge on the way, and takes none that is rapid, or only with an adapter, or nobody knows its plug. */
  | { kind: 'none'; why: 'slow' | 'adapter' | 'plug' }
  /** The car's range, its battery or what it takes is not known. */
  | { kind: 'unknown' };

/**
 * The best way to a stop. `above` counts charges to more than 80 %, `minutes` are those of the charges before; `before` is the
 * stop before it with the share at which one leaves that.
 */
type Reached = {
  at: RapidOnWay;
  above: number;
  count: number;
  minutes: number;
  arrives: number;
  before: { stop: Reached; leaves: number } | null;
};

/**
 * Stops of a trip on a hot day at motorway speed, that begins with a full battery: never below the reserve, above 80 % only
 * where nothing else gets there, as few as can be, then with the least charging. A stop is always a place that is known.
 * @param km of the whole way
 * @param onWay places along it where the car charges rapidly, in their order, see `rapidOnWay`
 */
export function planStops(car: TripCar, km: number, onWay: readonly RapidOnWay[]): StopPlan {
  const range = realRange(car)?.motorway.hot;
  const left = leftAfter(car, km);
  if (!range || left === null) return { kind: 'unknown' };
  if (left.hot >= tripReserve) return { kind: 'planned', stops: [], left };
  if (car.powertrain === 'EREV') return { kind: 'generator' };
  const [kwh, mean] = [usableKwh(car), meanRapidKw(car)];
  if (mean === null) return { kind: 'none', why: 'slow' };
  if (kwh === null) return { kind: 'unknown' };

  const candidates = onWay.filter((one) => one.km > 0 && one.km < km);
  const minutesAt = ({ kw }: RapidOnWay, from: number, to: number) =>
    rapidMinutes(kwh, Math.min(mean, kw), from, to);
  const reached = reachedOf(candidates, range, minutesAt);
  const best = bestEnd(reached, { km, range, minutesAt });
  if (best !== null) return { kind: 'planned', ...best };

  const plug = publicRapid(car.chargingProtocol);
  if (plug === 'adapter') return { kind: 'none', why: 'adapter' };
  if (plug === 'unknown') return { kind: 'none', why: 'plug' };
  const from = reached.at(-1)?.at ?? null;
  const to = candidates[from === null ? 0 : candidates.indexOf(from) + 1] ?? null;
  return { kind: 'gap', from, to };
}

type MinutesAt = (at: RapidOnWay, from: number, to: number) => number;

/** The share that one needs to leave a stop with, to have the reserve so many km on. */
const needed = (km: number, range: number) => tripReserve + km / range;

/** The places that can be reached, each by its best way. */
function reachedOf(candidates: readonly RapidOnWay[], range: number, minutesAt: MinutesAt) {
  const reached: Reached[] = [];
  for (const at of candidates) {
    const direct = 1 - (at.km + at.offKm) / range;
    let best: Reached | null =
      direct >= tripReserve
        ? { at, above: 0, count: 1, minutes: 0, arrives: direct, before: null }
        : null;
    // Backwards, as far as a full battery lasts.
    for (let index = reached.length - 1; index >= 0 && best?.count !== 1; index -= 1) {
      const stop = reached[index];
      if (stop === undefined || needed(at.km - stop.at.km, range) > 1) break;
      if (best === null || !isWorse(stop.above, stop.count + 1, best)) {
        best = betterOf(best, stop, at, range, minutesAt);
      }
    }
    if (best !== null) reached.push(best);
  }
  return reached;
}

const isWorse = (above: number, count: number, best: Pick<Reached, 'above' | 'count'>) =>
  above > best.above || (above === best.above && count > best.count);

/** From a stop to the next, if the battery lasts, needs a charge at that stop, and no better way is known. */
function betterOf(
  best: Reached | null,
  stop: Reached,
  at: RapidOnWay,
  range: number,
  minutesAt: MinutesAt,
): Reached | null {
  const km = at.km - stop.at.km + stop.at.offKm + at.offKm;
  const leaves = Math.max(chargedTo, needed(km, range));
  if (leaves > 1 || leaves <= stop.arrives) return best;
  const above = stop.above + (leaves > chargedTo ? 1 : 0);
  const count = stop.count + 1;
  if (best !== null && isWorse(above, count, best)) return best;
  const minutes = stop.minutes + minutesAt(stop.at, stop.arrives, leaves);
  const arrives = leaves - km / range;
  if (best !== null && above === best.above && count === best.count) {
    // Who arrives with more charges less there.
    const total = minutes + minutesAt(at, arrives, chargedTo);
    if (total >= best.minutes + minutesAt(at, best.arrives, chargedTo)) return best;
  }
  return { at, above, count, minutes, arrives, before: { stop, leaves } };
}

type Ahead = { km: number; range: number; minutesAt: MinutesAt };

/** The stops of the best way to the end, and what is left there; null where none leads there. */
function bestEnd(reached: readonly Reached[], { km, range, minutesAt }: Ahead) {
  let best: (Reached & { leaves: number; total: number }) | null = null;
  for (const stop of reached) {
    const leaves = needed(km - stop.at.km + stop.at.offKm, range);
    if (leaves > 1 || leaves <= stop.arrives) continue;
    const above = stop.above + (leaves > chargedTo ? 1 : 0);
    const total = stop.minutes + minutesAt(stop.at, stop.arrives, leaves);
    const isBest =
      best === null ||
      above < best.above ||
      (above === best.above &&
        (stop.count < best.count || (stop.count === best.count && total < best.total)));
    if (isBest) best = { ...stop, above, leaves, total };
  }
  if (best === null) return null;
  const stops: Stop[] = [];
  let leaves = best.leaves;
  for (let one: Reached | null = best; one !== null; one = one.before?.stop ?? null) {
    const minutes = minutesAt(one.at, one.arrives, leaves);
    stops.unshift({ ...one.at, arrives: one.arrives, leaves, minutes });
    leaves = one.before?.leaves ?? leaves;
  }
  return { stops, left: { hot: tripReserve, mild: tripReserve } };
}
