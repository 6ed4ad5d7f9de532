import { sampleCar } from '#domain/fixture.ts';
import { familyFacts, type ListedCar } from '#domain/listing-data.ts';

/** A listed car for tests; what a test is about goes into `change`. */
export function listedCar(change: Partial<ListedCar> = {}): ListedCar {
  const car = sampleCar();
  return { ...car, ...familyFacts(car), recordKey: '851bec1e', brandAr: null, ...change };
}
