import { chargingAssumptions } from '#config/energy.ts';
import type { Car } from './car.ts';
import { usableKwh } from './range.ts';

export type Chargeable = Pick<
  Car,
  'batteryCapacity' | 'usableCapacity' | 'acChargingPower' | 'dcChargingPower' | 'rapidMeanPower'
>;

/** Energy drawn from the wall for a given energy in the battery, kWh: part of it is lost in the car's own charger. */
export function wallKwh(batteryKwh: number): number {
  return batteryKwh / (1 - chargingAssumptions.loss);
}

/**
 * Hours from empty to full on alternating current, losses counted; null when a figure is missing.
 * @param chargerKw what the charger gives; the car's own charger may take less
 */
export function acHours(car: Chargeable, chargerKw: number): number | null {
  const kwh = usableKwh(car);
  if (kwh === null || car.acChargingPower === null) return null;
  const power = Math.min(car.acChargingPower, chargerKw);
  return power > 0 ? wallKwh(kwh) / power : null;
}

/** What a car takes on average from 10 to 80 %, kW: measured, else a share of its peak; null without rapid charging. */
export function meanRapidKw(car: Chargeable): number | null {
  if (car.dcChargingPower === null || car.dcChargingPower <= 0) return null;
  return car.rapidMeanPower ?? car.dcChargingPower * chargingAssumptions.rapidMeanShare;
}

/**
 * Hours of a rapid charge; null when a figure is missing.
 * @param chargerKw what the charger gives; the car may take less
 * @param share of the battery that is charged; from 10 to 80 % unless it is said
 */
export function rapidHours(
  car: Chargeable,
  chargerKw: number,
  share: number = chargingAssumptions.rapidShare,
): number | null {
  const [kwh, mean] = [usableKwh(car), meanRapidKw(car)];
  if (kwh === null || mean === null || chargerKw <= 0) return null;
  return (kwh * share) / Math.min(mean, chargerKw);
}

/** The share of a battery, 0 to 1, from which most cars charge slowly. */
export const chargedTo = 0.8;

/**
 * Minutes of a rapid charge from one share of the battery, 0 to 1, to a higher one. Above 80 % it is half as quick: our own
 * assumption, see `docs/figures.md`.
 * @param kw what flows below 80 %: the less of what charger and car give on average
 */
export function rapidMinutes(kwh: number, kw: number, from: number, to: number): number {
  const below = Math.max(0, Math.min(to, chargedTo) - from);
  const above = Math.max(0, to - Math.max(from, chargedTo));
  return ((below + above / chargingAssumptions.rapidShareAbove) * kwh * 60) / kw;
}

/** A duration as people would say it: rounded to 5 minutes below an hour, to 15 above. Never zero. */
export function roundDuration(hours: number): { hours: number; minutes: number } {
  const step = hours < 1 ? 5 : 15;
  const minutes = Math.max(step, Math.round((hours * 60) / step) * step);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
