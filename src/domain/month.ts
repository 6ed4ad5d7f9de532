import { petrolCar } from '#config/energy.ts';
import { type Band, type DrivingCost, drivingCost, householdBill } from './driving-cost.ts';
import type { Rates } from './tariffs.ts';

/** How a month is driven. */
export type MonthlyUse = {
  km: number;
  /** Share of the distance that is charged at home, 0 to 1. */
  homeShare: number;
  /** The household's consumption without the car, kWh. */
  homeUseKwh: number;
};

/** From the cheapest to the dearest way to charge away from home; the two are equal where there is one way alone. */
export type CostSpan = readonly [least: number, most: number];

/** EGP for the energy of a month. */
export type Month = {
  /** Charged at home on a meter of the car's own, the rest in public: at AC points, or at rapid chargers. */
  separate: CostSpan;
  /** The same on the household's meter. */
  shared: CostSpan;
  /** The whole distance by one way each. */
  whole: DrivingCost;
};

/**
 * The cost of a month's energy.
 * @param kwhPer100Km the car's consumption from its battery
 * @param takesRapid whether the car charges on direct current
 */
export function monthOf(
  kwhPer100Km: number,
  rates: Rates,
  { km, homeShare, homeUseKwh }: MonthlyUse,
  takesRapid: boolean,
): Month {
  const home = drivingCost(kwhPer100Km, rates, km * homeShare, homeUseKwh);
  const away = drivingCost(kwhPer100Km, rates, km * (1 - homeShare), homeUseKwh);
  const rest = takesRapid ? [away.publicAc, away.publicDc] : [away.publicAc];
  const [least, most] = [Math.min(...rest), Math.max(...rest)];
  return {
    separate: [home.homeSeparate + least, home.homeSeparate + most],
    shared: [home.homeShared + least, home.homeShared + most],
    whole: drivingCost(kwhPer100Km, rates, km, homeUseKwh),
  };
}

/** A month's petrol for the same distance, EGP. */
export function petrolMonth(km: number, egpPerLitre: number): number {
  return (petrolCar.litresPer100Km * km * egpPerLitre) / 100;
}

/** How near a household's month is to the use from which on all of it is billed by dearer prices. */
export type Headroom = {
  /** The last kWh before. */
  upToKwh: number;
  /** How many more fit in. */
  leftKwh: number;
  /** The amount by which one more kWh raises the bill, EGP. */
  jumpEgp: number;
};

/** @returns null beyond the last such step. @param kwh of the month, the car's with it */
export function headroomOf(kwh: number, bands: readonly Band[]): Headroom | null {
  const upToKwh = bands.find((band) => kwh <= band.upToKwh)?.upToKwh;
  if (upToKwh === undefined || !Number.isFinite(upToKwh)) return null;
  const jumpEgp = householdBill(upToKwh + 1, bands) - householdBill(upToKwh, bands);
  return { upToKwh, leftKwh: Math.floor(upToKwh - kwh), jumpEgp };
}
