import { paths } from '@/config/paths';
import { type ComparedCar, compareKey } from './compared';

/** The address, from the root, at which the listing opens with these cars compared. */
export function comparisonAddress(cars: readonly ComparedCar[]): string {
  const asked = new URLSearchParams(cars.map((car) => ['compare', compareKey(car)]));
  return `${paths.cars}?${asked.toString().replaceAll('%2F', '/')}`;
}
