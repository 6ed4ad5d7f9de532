import { currentCars } from '#catalogue/catalogue.store.ts';
import { fullName } from '#domain/full-name.ts';
import type { ListedCar } from '#domain/listing-data.ts';
import { nameKey } from '#domain/names.ts';
import type { MyCar } from '#session/my-car.store.ts';
import { type Search, searchAmong } from './car-search.ts';

/** Finds cars of the catalogue by their names. */
export type CarFinder = {
  /** The best matches first; none where nothing can be searched for. */
  search: (typed: string) => readonly MyCar[];
  /** The car that is called just so, with its brand or without. */
  named: (typed: string) => MyCar | undefined;
};

/** A finder over these cars. */
export function finderOf(cars: readonly MyCar[], search: Search): CarFinder {
  const byName = new Map<string, MyCar>();
  for (const car of cars) {
    const plain = nameKey(car.name);
    if (!byName.has(plain)) byName.set(plain, car);
  }
  for (const car of cars) {
    byName.set(nameKey(fullName(car)), car);
    byName.set(nameKey(`${car.brand} ${car.name}`), car);
  }
  return {
    search: (typed) => search(typed) ?? [],
    named: (typed) => byName.get(nameKey(typed)),
  };
}

/** A finder with the cars that it finds. */
export type LoadedFinder = CarFinder & { cars: readonly ListedCar[] };

let finder: Promise<LoadedFinder> | undefined;

/**
 * Over all cars as they are now, loaded once a page.
 * @throws Error when they cannot be fetched or read; the next call tries again
 */
export function loadFinder(): Promise<LoadedFinder> {
  finder ??= fetchFinder();
  finder.catch(() => {
    finder = undefined;
  });
  return finder;
}

async function fetchFinder(): Promise<LoadedFinder> {
  const cars = await currentCars();
  return { ...finderOf(cars, searchAmong(cars)), cars };
}
