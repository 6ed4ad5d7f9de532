import { chargingAssumptions, homeTariff, petrol, publicTariff } from '@/config/energy';

/** What an electric car draws from its battery, kWh for 100 km; a usual figure for a middle-sized one. */
const kwhPer100Km = 17;

/** Energy in a litre of petrol, kWh. */
const kwhPerLitre = 8.9;

/** Carbon dioxide from burning a litre of petrol, kg. */
const co2PerLitre = 2.31;

/**
 * A month's household bill for electricity, EGP without fixed fees: the month's total decides the band, and the band's
 * blocks price all of its units.
 * @param kwh units of the month
 */
export function monthlyBill(kwh: number): number {
  const band = homeTariff.bands.find(({ upToKwh }) => kwh <= upToKwh);
  let from = 0;
  let bill = 0;
  for (const block of band?.blocks ?? []) {
    bill += Math.max(0, Math.min(kwh, block.upToKwh) - from) * block.egpPerKwh;
    from = block.upToKwh;
  }
  return bill;
}

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
export function runningCosts(kmPerYear: number = chargingAssumptions.kmPerYear): RunningCosts {
  const wallKwh = ((kmPerYear / 100) * kwhPer100Km) / (1 - chargingAssumptions.loss);
  const monthly = wallKwh / 12;
  const household = chargingAssumptions.homeUseKwh;
  return {
    petrol: (kmPerYear / 100) * petrol.litresPer100Km * petrol.egpPerLitre,
    publicRapid: wallKwh * publicTariff.dcEgpPerKwh,
    publicAc: wallKwh * publicTariff.acEgpPerKwh,
    homeShared: 12 * (monthlyBill(household + monthly) - monthlyBill(household)),
    homeSeparate: 12 * monthlyBill(monthly),
  };
}

/** Energy that goes into a car for 100 km, kWh: petrol burnt, and electricity drawn from the wall. */
export function energyPer100Km(): { petrol: number; electric: number } {
  return {
    petrol: petrol.litresPer100Km * kwhPerLitre,
    electric: kwhPer100Km / (1 - chargingAssumptions.loss),
  };
}

/**
 * Carbon dioxide that leaves the exhaust of a petrol car in a year, tonnes.
 * @param kmPerYear distance of a year, km
 */
export function exhaustTonnes(kmPerYear: number = chargingAssumptions.kmPerYear): number {
  return ((kmPerYear / 100) * petrol.litresPer100Km * co2PerLitre) / 1000;
}
