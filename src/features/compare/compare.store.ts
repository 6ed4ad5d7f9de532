import { persistentAtom } from '@nanostores/persistent';
import { product } from '@/config/product';
import { isSameCar } from '@/features/catalogue/slug';
import {
  type ComparedCar,
  comparedStorageKey,
  isCompared,
  parseCompared,
  withinLimit,
} from './compared';

/** The cars selected for comparison, at most two, on every page and in every tab (Spec 4, 'Compare selection'). */
export const $compared = persistentAtom<readonly ComparedCar[]>(comparedStorageKey, [], {
  encode: JSON.stringify,
  decode: parseCompared,
});

/** Selects these cars in place of the present ones; what exceeds the limit is left out. */
export function setCompared(cars: readonly ComparedCar[]): void {
  $compared.set(withinLimit(cars));
}

/** Adds a car; false when that would be one too many. */
export function addCompared(car: ComparedCar): boolean {
  const cars = $compared.get();
  if (isCompared(cars, car)) return true;
  if (cars.length >= product.compareLimit) return false;
  setCompared([...cars, car]);
  return true;
}

export function removeCompared(car: ComparedCar): void {
  setCompared($compared.get().filter((other) => !isSameCar(other, car)));
}

/** Adds the car or takes it out; false when that would be one too many. */
export function toggleCompared(car: ComparedCar): boolean {
  if (!isCompared($compared.get(), car)) return addCompared(car);
  removeCompared(car);
  return true;
}

export function clearCompared(): void {
  setCompared([]);
}
