import type { Car } from '#domain/car.ts';
import { type CarAddress, isSameCar } from '#domain/slug.ts';
import { fieldOf, jsonIn } from '#lib/json.ts';
import { whenShown } from '#lib/page.ts';
import { persistentAtom } from '#lib/persistent.store.ts';
import { storageKeys } from '#lib/web-storage.ts';

/** A recently viewed car, with the fields to link and name it. */
export type RecentCar = CarAddress & {
  brand: string;
  name: string;
  imageUrl: string;
};

const mostKept = 8;

const fields = ['brandId', 'id', 'brand', 'name', 'imageUrl'] as const;

/** The cars in a stored text, newest first; what cannot be read is left out. */
export function parseRecent(text: string): RecentCar[] {
  const stored = jsonIn(text);
  return Array.isArray(stored) ? stored.filter(isRecentCar).slice(0, mostKept) : [];
}

function isRecentCar(value: unknown): value is RecentCar {
  return fields.every((field) => typeof fieldOf(value, field) === 'string');
}

/** The list with a car put first, once, and the oldest dropped beyond eight. */
export function withCar(cars: readonly RecentCar[], viewed: RecentCar): RecentCar[] {
  const others = cars.filter((car) => !isSameCar(car, viewed));
  return [viewed, ...others].slice(0, mostKept);
}

/** The value while the page is built and hydrated, before storage is read; pass it to `useStore` as `ssr`. */
export const noneRecent: readonly RecentCar[] = [];

/** Recently viewed cars, newest first. An empty list is removed from storage. */
export const $recent = persistentAtom<readonly RecentCar[]>(storageKeys.recent, noneRecent, {
  encode: (cars) => (cars.length === 0 ? undefined : JSON.stringify(cars)),
  decode: parseRecent,
});

/** Adds the car of this page, once the page is visible. */
export function rememberCar({
  brandId,
  id,
  brand,
  name,
  imageUrl,
}: Pick<Car, 'brandId' | 'id' | 'brand' | 'name' | 'imageUrl'>): void {
  whenShown(() => $recent.set(withCar($recent.get(), { brandId, id, brand, name, imageUrl })));
}

/** Removes a car that was withdrawn. */
export function removeCar(gone: CarAddress): void {
  $recent.set($recent.get().filter((car) => !isSameCar(car, gone)));
}

export function clearRecent(): void {
  $recent.set(noneRecent);
}
