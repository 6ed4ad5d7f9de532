import { publicCharging } from '#config/public-charging.ts';
import type { Car } from './car.ts';
import { type Chargeable, rapidHours } from './charging.ts';
import { type PublicRapid, publicRapid } from './plugs.ts';
import { type Drivable, realRange } from './range.ts';

/** Nobody drives a battery empty: so much of it stays, 0 to 1. */
export const tripReserve = 0.15;

/** A rapid charge on the way goes from the reserve up to here, where most cars begin to charge slowly. */
export const chargedTo = 0.8;

/** The share of a battery that each stop charges. */
export const chargedShare = chargedTo - tripReserve;

/** A battery that is left at the end, 0 to 1, on a hot day and in mild weather; negative when it does not last. */
type Left = { hot: number; mild: number };

/** Minutes of a stop, at a charger of the power that most have on Egypt's roads, and at one of the best. */
type StopMinutes = { usual: number; best: number };

export type TripPlan = {
  left: Left;
  /** Rapid charges on a hot day; null when they cannot be worked out, as the car takes none. */
  stops: number | null;
  /** Of each stop; null when there is none, or the time is unknown. */
  minutes: StopMinutes | null;
  /** Whether a generator goes on where the battery ends. */
  hasGenerator: boolean;
  /** How the car charges at public rapid points, which are CCS2 since April 2025. */
  plug: PublicRapid;
};

export type TripCar = Drivable & Chargeable & Pick<Car, 'chargingProtocol'>;

/**
 * A trip on the motorway at 120 km/h that begins with a full battery, see `docs/figures.md`. Whether a charger stands
 * where it is needed is not counted.
 * @param km of the whole trip, without a charge at its end
 * @returns null when the car's range on the road is unknown
 */
export function planTrip(car: TripCar, km: number): TripPlan | null {
  const range = realRange(car)?.motorway;
  if (range === undefined || range.hot === 0) return null;
  const hasGenerator = car.powertrain === 'EREV';
  const missing = km - range.hot * (1 - tripReserve);
  const needed = hasGenerator || missing <= 0 ? 0 : Math.ceil(missing / (range.hot * chargedShare));
  const minutes = needed > 0 ? stopMinutes(car) : null;
  return {
    left: { hot: 1 - km / range.hot, mild: 1 - km / range.mild },
    stops: needed > 0 && minutes === null ? null : needed,
    minutes,
    hasGenerator,
    plug: publicRapid(car.chargingProtocol),
  };
}

/** What each stop takes; null when the car takes no rapid charge or its battery is unknown. */
function stopMinutes(car: TripCar): StopMinutes | null {
  const { rapidKw } = publicCharging;
  const usual = rapidHours(car, rapidKw.usual, chargedShare);
  const best = rapidHours(car, rapidKw.best, chargedShare);
  return usual === null || best === null ? null : { usual: usual * 60, best: best * 60 };
}
