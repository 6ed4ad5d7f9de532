import { paths } from '#config/paths.ts';
import { product } from '#config/product.ts';
import { type CarAddress, carIdentity, isSameCar } from '#domain/slug.ts';
import { fieldOf, jsonIn } from '#lib/json.ts';
import { severalIn, stateInAddress } from '#lib/state-in-address.ts';

/** A selected car as the browser stores it. */
export type ComparedCar = CarAddress;

/** The car as one text, 'byd/seal-rwd-851bec1e'; neither part can hold a slash. */
export function compareKey({ brandId, id }: ComparedCar): string {
  return `${brandId}/${id}`;
}

/** The car that a text of `compareKey` names, or null. */
export function readCompareKey(key: string): ComparedCar | null {
  const [, brandId, id] = /^([^/]+)\/([^/]+)$/.exec(key) ?? [];
  return brandId === undefined || id === undefined ? null : { brandId, id };
}

export function isCompared(cars: readonly ComparedCar[], car: ComparedCar): boolean {
  return cars.some((other) => isSameCar(other, car));
}

/** Each car once, and no more than may be compared. */
export function withinLimit(cars: readonly ComparedCar[]): ComparedCar[] {
  const byCar = new Map(cars.map((car) => [carIdentity(car), car]));
  return [...byCar.values()].slice(0, product.compareLimit);
}

/** The cars in a stored text; what cannot be read counts as nothing selected. */
export function parseCompared(text: string): readonly ComparedCar[] {
  const stored = jsonIn(text);
  return Array.isArray(stored) ? withinLimit(stored.flatMap(carIn)) : [];
}

function carIn(value: unknown): ComparedCar[] {
  const [brandId, id] = [fieldOf(value, 'brandId'), fieldOf(value, 'id')];
  const car = typeof brandId === 'string' && typeof id === 'string' ? { brandId, id } : null;
  return car && readCompareKey(compareKey(car)) ? [car] : [];
}

/** How the address of the list names cars to compare. */
export const compareAddress = stateInAddress<{ cars: readonly ComparedCar[] }>(
  { cars: [] },
  { cars: severalIn('compare', readCompareKey, compareKey) },
);

/** The address, from the root, at which the listing opens with these cars compared. */
export function comparisonAddress(cars: readonly ComparedCar[]): string {
  return paths.cars + compareAddress.write({ cars });
}
