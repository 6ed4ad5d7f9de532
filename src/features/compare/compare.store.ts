import { product } from '@/config/product';
import { isSameCar } from '@/features/catalogue/slug';
import { persistentAtom } from '@/lib/persistent.store';
import { storageKeys } from '@/lib/web-storage';
import { type ComparedCar, isCompared, parseCompared, withinLimit } from './compared';

/** What a page shows before the browser has said what it keeps; `ssr` of `useStore`. */
export const noneCompared: readonly ComparedCar[] = [];

/** The cars selected for comparison, at most two, on every page and in every tab. */
export const $compared = persistentAtom<readonly ComparedCar[]>(storageKeys.compared, [], {
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

/**
 * Takes cars out of the selection that were looked up and not found.
 * @returns whether there were any
 */
export function dropUnlisted(
  asked: readonly ComparedCar[],
  found: readonly ComparedCar[],
): boolean {
  const gone = asked.filter((car) => !isCompared(found, car));
  const cars = $compared.get();
  const left = cars.filter((car) => !isCompared(gone, car));
  if (left.length === cars.length) return false;
  setCompared(left);
  return true;
}
