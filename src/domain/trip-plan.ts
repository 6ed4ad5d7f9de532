import type { Car } from './car.ts';
import type { Chargeable } from './charging.ts';
import { type Drivable, realRange } from './range.ts';

/** Nobody drives a battery empty: so much of it stays, 0 to 1. */
export const tripReserve = 0.15;

/** What is known of a car that drives out of town. */
export type TripCar = Drivable & Chargeable & Pick<Car, 'chargingProtocol'>;

/** A battery that is left at the end, 0 to 1, on a hot day and in mild weather; negative when it does not last. */
export type Left = { hot: number; mild: number };

/**
 * What is left of a full battery on the motorway at 120 km/h, see `docs/figures.md`.
 * @param km of the whole trip, without a charge
 * @returns null when the car's range on the road is unknown
 */
export function leftAfter(car: Drivable, km: number): Left | null {
  const range = realRange(car)?.motorway;
  if (range === undefined || range.hot === 0) return null;
  return { hot: 1 - km / range.hot, mild: 1 - km / range.mild };
}

/** Whether a full battery lasts for it on a hot day; null when that is unknown. */
export function lastsFor(car: Drivable, km: number): boolean | null {
  const left = leftAfter(car, km);
  return left && left.hot >= tripReserve;
}
