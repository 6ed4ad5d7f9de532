import { sampleCar } from '#domain/fixture.ts';
import { familyFacts, type ListedCar } from '#domain/listing-data.ts';
import type { Needs } from './matching.ts';

/** A candidate for tests, 485 km in everyday use; what a test is about goes into `change`. */
export function sampleCandidate(change: Partial<ListedCar> = {}): ListedCar {
  const name = change.name ?? 'Seal RWD';
  const id = name.toLowerCase().replaceAll(' ', '-');
  const car = sampleCar({ name, id: `${id}-851bec1e` });
  return {
    ...car,
    ...familyFacts(car),
    recordKey: '851bec1e',
    brandAr: null,
    ...change,
  };
}

/** A range-extended car for tests, 140 km on the battery in everyday use. */
export function sampleExtended(change: Partial<ListedCar> = {}): ListedCar {
  return sampleCandidate({
    brandId: 'deepal',
    brand: 'Deepal',
    name: 'S05 REEV',
    powertrain: 'EREV',
    range: 200,
    rangeCycle: 'CLTC',
    evRange: 200,
    combinedRange: 1234,
    batteryCapacity: 27.3,
    acChargingPower: 6.6,
    dcChargingPower: 60,
    price: 1_350_000,
    ...change,
  });
}

/** A person with a parking space and one car who stays in the city. */
export function sampleNeeds(change: Partial<Needs> = {}): Needs {
  return {
    dailyKm: 60,
    trip: null,
    ownSecondCar: false,
    privateParking: true,
    slowHome: null,
    budget: null,
    ...change,
  };
}
