import type { Car } from '@/features/catalogue/car';
import { loadBrands } from '@/features/catalogue/catalogue.build';
import { similarIn } from './similar';

/** The cars of this build that a buyer of one would also look at, see `similarIn`. */
export async function loadSimilar(car: Car): Promise<Car[]> {
  similarTo ??= loadBrands().then((brands) => similarIn(brands.flatMap(({ models }) => models)));
  return (await similarTo)(car);
}

let similarTo: Promise<(car: Car) => Car[]> | undefined;
