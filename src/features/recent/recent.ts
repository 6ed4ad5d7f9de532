import { type CarAddress, isSameCar } from '@/features/catalogue/slug';
import { fieldOf, jsonIn } from '@/lib/json';
import { forget, keep, recall } from '@/lib/web-storage';
import { storageKeys } from '@/config/storage-keys';

/** A car that was looked at: what it takes to link and to name it. */
export type RecentCar = CarAddress & {
  brand: string;
  name: string;
  imageUrl: string;
};

const mostKept = 8;

const fields = ['brandId', 'id', 'brand', 'name', 'imageUrl'] as const;

/** The cars in a stored text, newest first; what cannot be read is left out. */
export function parseRecent(text: string | null): RecentCar[] {
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

/** What this browser remembers; nothing where storage is blocked. */
export function readRecent(): RecentCar[] {
  return parseRecent(recall('browser', storageKeys.recent));
}

/** Keeps the list; an empty one leaves no trace. A browser that keeps nothing is left alone. */
export function keepRecent(cars: readonly RecentCar[]): void {
  if (cars.length === 0) forget('browser', storageKeys.recent);
  else keep('browser', storageKeys.recent, JSON.stringify(cars));
}

/** Forgets a car that there is no more. */
export function forgetCar(gone: CarAddress): void {
  keepRecent(readRecent().filter((car) => !isSameCar(car, gone)));
}
