import { type CarAddress, isSameCar } from '@/features/catalogue/slug';
import { fieldOf, jsonIn } from '@/lib/json';

/** A car that was looked at: what it takes to link and to name it. */
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
