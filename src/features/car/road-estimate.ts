import { chargingAssumptions, petrolLitresPer100Km } from '@/config/energy';
import { type Drivable, roadRange } from '@/features/catalogue/road-range';
import { householdBill } from '@/features/tariffs/household-bill';
import type { Tariffs } from '@/features/tariffs/tariffs';

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
export function runningCost(
  car: Drivable & { batteryCapacity: number },
  tariffs: Tariffs,
): RunningCost | null {
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
