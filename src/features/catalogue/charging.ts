import { chargingAssumptions } from '@/config/energy';
import { formatNumber } from '@/lib/number';
import { m } from '@/paraglide/messages.js';

export type Chargeable = {
  batteryCapacity: number;
  acChargingPower: number | null;
  dcChargingPower: number | null;
};

/** What the wall gives for energy in the battery, kWh: part of it is lost in the car's own charger. */
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

/** The length of a charge as people would say it: rounded to 5 minutes below an hour, to 15 above. Never zero. */
export function durationText(hours: number): string {
  const rounded = roundDuration(hours);
  const hoursFigure = formatNumber(rounded.hours);
  const minutesFigure = formatNumber(rounded.minutes);
  if (rounded.hours === 0) {
    return m.catalogue_duration_minutes({ minutes: rounded.minutes, minutesFigure });
  }
  if (rounded.minutes === 0) {
    return m.catalogue_duration_hours({ hours: rounded.hours, hoursFigure });
  }
  return m.catalogue_duration_hours_minutes({
    hours: rounded.hours,
    hoursFigure,
    minutes: minutesFigure,
  });
}

function roundDuration(hours: number): { hours: number; minutes: number } {
  const step = hours < 1 ? 5 : 15;
  const minutes = Math.max(step, Math.round((hours * 60) / step) * step);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** What fits into what. AC plugs are for home and street posts, DC plugs for rapid chargers. */
export type Plug = 'Type 2' | 'GB/T AC' | 'CCS2' | 'GB/T DC' | 'CHAdeMO';

const gbt = /gb\s*[/-]?\s*t/i;
const ccs2 = /ccs/i;
const type2 = /type\s*2|mennekes/i;
const chademo = /chademo/i;

/**
 * Plugs that a car takes, read from its charging protocol ('CCS2', 'GB/T', 'CCS2 / GB/T'). A CCS2 inlet holds a
 * Type 2 one. The AC inlet of a CHAdeMO car differs by market, so none is claimed.
 */
export function plugsOfCar(protocol: string): Plug[] {
  const plugs: Plug[] = [];
  if (ccs2.test(protocol)) plugs.push('Type 2', 'CCS2');
  else if (type2.test(protocol)) plugs.push('Type 2');
  if (gbt.test(protocol)) plugs.push('GB/T AC', 'GB/T DC');
  if (chademo.test(protocol)) plugs.push('CHAdeMO');
  return plugs;
}

/** Plugs on a charger's cable, read from its connector type; none when the record does not say. */
export function plugsOfCharger(connectorType: string | null): Plug[] {
  if (connectorType === null) return [];
  const plugs: Plug[] = [];
  if (type2.test(connectorType)) plugs.push('Type 2');
  if (ccs2.test(connectorType)) plugs.push('CCS2');
  if (gbt.test(connectorType)) plugs.push(/dc/i.test(connectorType) ? 'GB/T DC' : 'GB/T AC');
  if (chademo.test(connectorType)) plugs.push('CHAdeMO');
  return plugs;
}

/** Whether any plug of the charger goes into the car. */
export function fits(
  charger: { connectorType: string | null },
  car: { chargingProtocol: string },
): boolean {
  const taken = plugsOfCar(car.chargingProtocol);
  return plugsOfCharger(charger.connectorType).some((plug) => taken.includes(plug));
}

/** Whether a plug carries direct current past the car's own charger. */
export function isDirectCurrent(plug: Plug): boolean {
  return plug === 'CCS2' || plug === 'GB/T DC' || plug === 'CHAdeMO';
}
