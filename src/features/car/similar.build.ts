import { loadBrands } from '#catalogue/catalogue.build.ts';
import type { Car } from '#domain/car.ts';
import { type SimilarCar, similarIn, toSimilar } from './similar.ts';

/** The cars of this build that a buyer of one would also look at, see `similarIn`. */
export async function loadSimilar(car: Car): Promise<SimilarCar[]> {
  similarTo ??= loadBrands().then((brands) => similarIn(brands.flatMap(({ models }) => models)));
  return (await similarTo)(car).map(toSimilar);
}

let similarTo: Promise<(car: Car) => Car[]> | undefined;
