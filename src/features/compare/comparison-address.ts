import { paths } from '@/config/paths';
import { type ComparedCar, compareKey, readCompareKey } from './compared';

/** What the listing's address calls a car to compare. */
const parameter = 'compare';

/** The address, from the root, at which the listing opens with these cars compared. */
export function comparisonAddress(cars: readonly ComparedCar[]): string {
  return `${paths.cars}?${withCompared(new URLSearchParams(), cars)}`;
}

/** The text of what an address asks, these cars named in it in place of others. */
export function withCompared(asked: URLSearchParams, cars: readonly ComparedCar[]): string {
  asked.delete(parameter);
  for (const car of cars) asked.append(parameter, compareKey(car));
  return asked.toString().replaceAll('%2F', '/');
}

/**
 * The cars that an address compares; null when it names none that can be read.
 * @param search the address from its question mark on
 */
export function comparedIn(search: string): ComparedCar[] | null {
  const keys = new URLSearchParams(search).getAll(parameter);
  const cars = keys.flatMap((key) => readCompareKey(key) ?? []);
  return cars.length === 0 ? null : cars;
}
