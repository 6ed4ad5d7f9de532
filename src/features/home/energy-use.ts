import { chargingAssumptions, petrolCar, usualKwhPer100Km } from '#config/energy.ts';
import { wallKwh } from '#domain/charging.ts';

/** Energy that goes into a car for 100 km, kWh: petrol burnt, and electricity drawn from the wall. */
export function energyPer100Km(): { petrol: number; electric: number } {
  return {
    petrol: petrolCar.litresPer100Km * petrolCar.kwhPerLitre,
    electric: wallKwh(usualKwhPer100Km),
  };
}

/** Carbon dioxide that leaves the exhaust of a petrol car in a year, tonnes. */
export function exhaustTonnes(): number {
  const litres = (chargingAssumptions.kmPerYear / 100) * petrolCar.litresPer100Km;
  return (litres * petrolCar.co2PerLitre) / 1000;
}
