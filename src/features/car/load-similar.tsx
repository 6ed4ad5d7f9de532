import type { ReactNode } from 'react';
import { loadCars } from '#catalogue/load-cars.ts';
import type { Car } from '#domain/car.ts';
import { SimilarCards } from './SimilarCards.tsx';
import type { SimilarCar } from './similar.ts';

/**
 * The cards of similar cars, as these are now.
 * @returns null where one of them is not found
 * @throws Error when a brand's file cannot be fetched or read
 */
export async function loadSimilarCards(
  car: Car,
  similar: readonly SimilarCar[],
): Promise<ReactNode> {
  const cars = await loadCars(similar);
  return cars.length === similar.length ? <SimilarCards car={car} cars={cars} /> : null;
}
