import { chargingAssumptions, petrolLitresPer100Km, realWorldShare } from '@/config/energy';
import { householdBill } from '@/features/tariffs/household-bill';
import type { Tariffs } from '@/features/tariffs/tariffs';

type Drivable = {
  powertrain: 'BEV' | 'EREV';
  range: number | null;
  evRange: number | null;
  rangeCycle: keyof typeof realWorldShare | null;
  batteryCapacity: number;
};

export type RoadRange = {
  /** km on the battery that a driver can plan with, rounded to 5. */
  km: number;
  /** Share of the laboratory figure, 0 to 1. */
  share: number;
  cycle: keyof typeof realWorldShare;
  /** The laboratory figure, km. */
  ratedKm: number;
};

/** Range on the battery that a driver can plan with; null without a range or its test cycle. */
export function roadRange(car: Drivable): RoadRange | null {
  const ratedKm = car.powertrain === 'EREV' ? (car.evRange ?? car.range) : car.range;
  if (ratedKm === null || ratedKm <= 0 || car.rangeCycle === null) return null;
  const share = realWorldShare[car.rangeCycle];
  return { km: Math.round((ratedKm * share) / 5) * 5, share, cycle: car.rangeCycle, ratedKm };
}

export type RunningCost = {
  /** kWh from the wall for 100 km, charging losses included. */
  kwhPer100Km: number;
  kmPerMonth: number;
  /** EGP a month with a meter of the car's own. */
  separateMeter: number;
  /** EGP a month that the car adds to a household's bill. */
  sharedMeter: number;
  /** EGP for 100 km, charging at public rapid chargers only. */
  rapidPer100Km: number;
  /** EGP a month of a petrol car over the same distance. */
  petrol: number;
};

/** What driving on electricity costs, from battery and planned range; null when either is missing. */
export function runningCost(car: Drivable, tariffs: Tariffs): RunningCost | null {
  const planned = roadRange(car);
  if (planned === null || planned.km === 0 || car.batteryCapacity <= 0) return null;
  const { loss, kmPerYear, homeUseKwh } = chargingAssumptions;
  const kmPerMonth = kmPerYear / 12;
  const batteryKwhPer100Km = (car.batteryCapacity / planned.km) * 100;
  const kwhPer100Km = batteryKwhPer100Km / (1 - loss);
  const kwhPerMonth = (kwhPer100Km * kmPerMonth) / 100;
  const bill = (kwh: number) => householdBill(kwh, tariffs.household.bands);
  return {
    kwhPer100Km,
    kmPerMonth,
    separateMeter: bill(kwhPerMonth),
    sharedMeter: bill(homeUseKwh + kwhPerMonth) - bill(homeUseKwh),
    // A public charger meters what goes into the car, so the loss in the rectifier is not the driver's.
    rapidPer100Km: batteryKwhPer100Km * tariffs.publicDc.value,
    petrol: (petrolLitresPer100Km * tariffs.petrol.value * kmPerMonth) / 100,
  };
}
