import { notify } from '#components/toast.store.ts';
import { product } from '#config/product.ts';
import { isSameCar } from '#domain/slug.ts';
import { persistentAtom } from '#lib/persistent.store.ts';
import { storageKeys } from '#lib/web-storage.ts';
import { m } from '#paraglide/messages.js';
import { type ComparedCar, isCompared, parseCompared, withinLimit } from './compared.ts';

/** The value while the page is built and hydrated, before storage is read; pass it to `useStore` as `ssr`. */
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

export function removeCompared(car: ComparedCar): void {
  setCompared($compared.get().filter((other) => !isSameCar(other, car)));
}

/** Adds the car or takes it out; false when that would be one too many. */
export function toggleCompared(car: ComparedCar): boolean {
  const cars = $compared.get();
  if (isCompared(cars, car)) removeCompared(car);
  else if (cars.length < product.compareLimit) setCompared([...cars, car]);
  else return false;
  return true;
}

export function clearCompared(): void {
  setCompared([]);
}

/**
 * Takes cars out of the selection that were looked up and not found, with a toast.
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
  notify('warning', { title: m.compare_gone(), text: m.compare_gone_text() });
  return true;
}
