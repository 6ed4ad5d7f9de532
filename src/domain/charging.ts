import { chargingAssumptions } from '#config/energy.ts';

export type Chargeable = {
  batteryCapacity: number;
  acChargingPower: number | null;
  dcChargingPower: number | null;
};

/** Energy drawn from the wall for a given energy in the battery, kWh: part of it is lost in the car's own charger. */
export function wallKwh(batteryKwh: number): number {
  return batteryKwh / (1 - chargingAssumptions.loss);
}

/**
 * Hours from empty to full on alternating current, losses counted; null when a figure is missing.
 * @param chargerKw what the charger gives; the car's own charger may take less
 */
export function acHours(car: Chargeable, chargerKw: number): number | null {
  if (car.batteryCapacity <= 0 || car.acChargingPower === null) return null;
  const power = Math.min(car.acChargingPower, chargerKw);
  if (power <= 0) return null;
  return wallKwh(car.batteryCapacity) / power;
}

/**
 * Hours from 10 to 80 % on direct current; null when a figure is missing.
 * @param chargerKw what the charger gives; without it, at least as much as the car can take
 */
export function rapidHours(car: Chargeable, chargerKw = Number.POSITIVE_INFINITY): number | null {
  if (car.batteryCapacity <= 0 || car.dcChargingPower === null) return null;
  const power = Math.min(car.dcChargingPower * chargingAssumptions.rapidMeanPower, chargerKw);
  if (power <= 0) return null;
  return (car.batteryCapacity * chargingAssumptions.rapidShare) / power;
}

/** A duration as people would say it: rounded to 5 minutes below an hour, to 15 above. Never zero. */
export function roundDuration(hours: number): { hours: number; minutes: number } {
  const step = hours < 1 ? 5 : 15;
  const minutes = Math.max(step, Math.round((hours * 60) / step) * step);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
