import { chargingAssumptions, petrolLitresPer100Km } from '@/config/energy';
import { householdBill } from '@/features/tariffs/household-bill';
import type { Tariffs } from '@/features/tariffs/tariffs';

/** What an electric car draws from its battery, kWh for 100 km; a usual figure for a middle-sized one. */
const kwhPer100Km = 17;

/** Energy in a litre of petrol, kWh. */
const kwhPerLitre = 8.9;

/** Carbon dioxide from burning a litre of petrol, kg. */
const co2PerLitre = 2.31;

/** Yearly cost of the energy to drive, EGP, by where it comes from. */
export type RunningCosts = {
  petrol: number;
  /** Rapid chargers only. */
  publicRapid: number;
  /** Public alternating-current points only. */
  publicAc: number;
  /** At home, on top of what the household uses. */
  homeShared: number;
  /** At home, on a meter of the car's own. */
  homeSeparate: number;
};

/**
 * What a year's driving costs, petrol beside electricity (DECISIONS, 'Honest data').
 * @param kmPerYear distance of a year, km
 */
export function runningCosts(
  { household, publicAc, publicDc, petrol }: Tariffs,
  kmPerYear: number = chargingAssumptions.kmPerYear,
): RunningCosts {
  const wallKwh = ((kmPerYear / 100) * kwhPer100Km) / (1 - chargingAssumptions.loss);
  const monthly = wallKwh / 12;
  const { homeUseKwh } = chargingAssumptions;
  const bill = (kwh: number) => householdBill(kwh, household.bands);
  return {
    petrol: (kmPerYear / 100) * petrolLitresPer100Km * petrol.value,
    publicRapid: wallKwh * publicDc.value,
    publicAc: wallKwh * publicAc.value,
    homeShared: 12 * (bill(homeUseKwh + monthly) - bill(homeUseKwh)),
    homeSeparate: 12 * bill(monthly),
  };
}

/** Energy that goes into a car for 100 km, kWh: petrol burnt, and electricity drawn from the wall. */
export function energyPer100Km(): { petrol: number; electric: number } {
  return {
    petrol: petrolLitresPer100Km * kwhPerLitre,
    electric: kwhPer100Km / (1 - chargingAssumptions.loss),
  };
}

/**
 * Carbon dioxide that leaves the exhaust of a petrol car in a year, tonnes.
 * @param kmPerYear distance of a year, km
 */
export function exhaustTonnes(kmPerYear: number = chargingAssumptions.kmPerYear): number {
  return ((kmPerYear / 100) * petrolLitresPer100Km * co2PerLitre) / 1000;
}
