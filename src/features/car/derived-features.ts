import { chargingAssumptions } from '#config/energy.ts';
import type { Car } from '#domain/car.ts';
import { acHours } from '#domain/charging.ts';
import { durationText } from '#features/catalogue/duration.ts';
import { formatQuantity } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { rapidText } from './rapid-text.ts';

export type ChargingTime = { name: string; value: string; note: string };

/** Estimated time at each kind of charger that makes a difference to this car; empty when nothing is known. */
export function chargingTimes(car: Car): ChargingTime[] {
  const { portableKw, wallboxKw } = chargingAssumptions;
  const kw = (power: number) => formatQuantity(power, m.unit_kw());
  const ac = car.acChargingPower ?? 0;
  const rows: ChargingTime[] = [];
  const addAc = (name: string, chargerKw: number) => {
    const hours = acHours(car, chargerKw);
    if (hours === null) return;
    const value = m.car_about({ amount: durationText(hours) });
    rows.push({ name, value, note: m.car_time_note_full() });
  };
  addAc(m.car_time_portable({ power: kw(portableKw) }), portableKw);
  if (ac > portableKw) addAc(m.car_time_wallbox({ power: kw(wallboxKw) }), wallboxKw);
  if (ac > wallboxKw) addAc(m.car_time_ac({ power: kw(ac) }), ac);
  const rapid = rapidText(car);
  if (rapid !== null) rows.push({ name: m.car_time_rapid(), ...rapid });
  return rows;
}

/** What the powertrain means on a day's drive. */
export function driveText(car: Pick<Car, 'powertrain' | 'combinedRange'>): string {
  if (car.powertrain === 'BEV') return m.car_drive_bev();
  return car.combinedRange === null
    ? m.car_drive_erev_unknown()
    : m.car_drive_erev({ range: formatQuantity(car.combinedRange, m.unit_km()) });
}
