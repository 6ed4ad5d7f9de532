import type { Car } from './car.ts';
import { rapidHours } from './charging.ts';
import { publicRapid } from './plugs.ts';
import { realRange } from './range.ts';

/** Nobody drives a battery empty: so much of it stays, 0 to 1. */
export const tripReserve = 0.15;

/** A rapid charge on the way goes from the reserve up to here, where most cars begin to charge slowly. */
const chargedTo = 0.8;

/** The share of a battery that `rapidHours` counts. */
const countedShare = 0.7;

/** A battery that is left at the end, 0 to 1, on a hot day and in mild weather; negative when it does not last. */
type Left = { hot: number; mild: number };

export type TripPlan = {
  left: Left;
  /** Rapid charges on a hot day; null when they cannot be worked out, as the car takes none. */
  stops: number | null;
  /** Of each stop; null when there is none, or the time is unknown. */
  minutesPerStop: number | null;
  /** Whether a generator goes on where the battery ends. */
  hasGenerator: boolean;
  /** Whether the plug fits no public rapid charger in Egypt, which are CCS2 since April 2025. */
  needsAdapter: boolean;
};

export type TripCar = Pick<
  Car,
  | 'powertrain'
  | 'range'
  | 'evRange'
  | 'rangeCycle'
  | 'batteryCapacity'
  | 'acChargingPower'
  | 'dcChargingPower'
  | 'chargingProtocol'
>;

/**
 * A trip on the motorway at 120 km/h that begins with a full battery.
 * @param km of the whole trip, without a charge at its end
 * @returns null when the car's range on the road is unknown
 */
export function planTrip(car: TripCar, km: number): TripPlan | null {
  const range = realRange(car)?.motorway;
  if (range === undefined || range.hot === 0) return null;
  const left = { hot: 1 - km / range.hot, mild: 1 - km / range.mild };
  const hasGenerator = car.powertrain === 'EREV';
  const missing = km - range.hot * (1 - tripReserve);
  const needed =
    hasGenerator || missing <= 0 ? 0 : Math.ceil(missing / (range.hot * (chargedTo - tripReserve)));
  const hours = rapidHours(car);
  return {
    left,
    stops: needed > 0 && hours === null ? null : needed,
    minutesPerStop:
      needed > 0 && hours !== null ? (hours * 60 * (chargedTo - tripReserve)) / countedShare : null,
    hasGenerator,
    needsAdapter: needed > 0 && hours !== null && publicRapid(car.chargingProtocol) !== 'yes',
  };
}
