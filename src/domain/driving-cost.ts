import { chargingAssumptions, petrolCar } from '#config/energy.ts';
import { wallKwh } from './charging.ts';
import { type Drivable, roadRange, usableKwh } from './range.ts';
import type { Band, Rates } from './tariffs.ts';

/**
 * A month's household electricity in EGP, fixed fees left out. The month's whole use picks the band; the band's
 * blocks then price it from the first unit on.
 * @param kwh use of the month
 * @param bands in rising order, the last without end
 */
export function householdBill(kwh: number, bands: readonly Band[]): number {
  const band = bands.find(({ upToKwh }) => kwh <= upToKwh);
  let from = 0;
  let bill = 0;
  for (const { upToKwh, egpPerKwh } of band?.blocks ?? []) {
    bill += Math.max(0, Math.min(kwh, upToKwh) - from) * egpPerKwh;
    from = upToKwh;
  }
  return bill;
}

/** EGP for the energy of a month's driving, by where it comes from. */
export type DrivingCost = {
  petrol: number;
  /** Public rapid chargers only. */
  publicDc: number;
  /** Public alternating-current points only. */
  publicAc: number;
  /** At home, on top of what the household uses. */
  homeShared: number;
  /** At home, on a meter of the car's own. */
  homeSeparate: number;
};

/** Distance of the month that is counted, km. */
export const kmPerMonth = chargingAssumptions.kmPerYear / 12;

/** Energy that a car draws from the wall in a month, kWh. @param km of the month */
export function monthlyWallKwh(kwhPer100Km: number, km: number = kmPerMonth): number {
  return wallKwh((kwhPer100Km * km) / 100);
}

/** A month's petrol for the same distance, EGP. */
export function petrolMonth(
  km: number,
  egpPerLitre: number,
  litresPer100Km: number = petrolCar.litresPer100Km,
): number {
  return (litresPer100Km * km * egpPerLitre) / 100;
}

/**
 * The cost of a month's driving, by petrol and by electricity.
 * @param kwhPer100Km what the car draws from its battery
 * @param km of the month
 * @param homeUseKwh what the household uses without the car
 */
export function drivingCost(
  kwhPer100Km: number,
  { household, publicAc, publicDc, petrol }: Rates,
  km: number = kmPerMonth,
  homeUseKwh: number = chargingAssumptions.homeUseKwh,
): DrivingCost {
  const fromWall = monthlyWallKwh(kwhPer100Km, km);
  const bill = (kwh: number) => householdBill(kwh, household.bands);
  return {
    petrol: petrolMonth(km, petrol.value),
    // A rapid charger meters what goes into the battery, so the loss in its rectifier is not the driver's.
    publicDc: ((kwhPer100Km * km) / 100) * publicDc.value,
    publicAc: fromWall * publicAc.value,
    homeShared: bill(homeUseKwh + fromWall) - bill(homeUseKwh),
    homeSeparate: bill(fromWall),
  };
}

/**
 * A car's consumption in mixed driving in kWh per 100 km, from the battery; null when its battery or its range is not known.
 */
export function drawPer100Km(car: Drivable): number | null {
  const [planned, kwh] = [roadRange(car), usableKwh(car)];
  return planned === null || planned.km === 0 || kwh === null ? null : (kwh / planned.km) * 100;
}
