import { atom } from 'nanostores';
import { type CatalogueChanges, followChanges } from '@/features/catalogue/freshness.store';
import { once } from '@/lib/once';
import { type Bounds, boundsBeforeData, boundsOf, type Facets, facetsOf } from './filters';
import type { ListedCar } from './listed-car';
import { decodeListing, type Listing } from './listing-data';
import { fetchNamed } from './named-file';
import { type Answer, answersFrom } from './results';
import type { Search } from './search';

/** The cars to search through. `changed`: no longer those that the page was built with. */
export type Catalogue =
  | { status: 'waiting' | 'failed'; facets: Facets; bounds: Bounds }
  | {
      status: 'ready';
      facets: Facets;
      bounds: Bounds;
      cars: readonly ListedCar[];
      answer: Answer;
      changed: boolean;
    };

export const $catalogue = atom<Catalogue>({
  status: 'waiting',
  facets: { bodyTypes: [], protocols: [], powertrains: [] },
  bounds: boundsBeforeData,
});

/** Whether what draws answers is there: from the first time that other cars than those of the page may be shown. */
export const $drawing = atom(false);

/** Comes with the first search. */
export const $search = atom<Search | null>(null);

/** The cars that the page was built with, once they are there. */
let built: Listing | null = null;

/**
 * Fetches the cars, and from then on follows what changes in the catalogue. Also called again, after it failed.
 * @param address of the file of all cars
 */
export async function loadCatalogue(address: string): Promise<void> {
  const { facets, bounds } = $catalogue.get();
  $catalogue.set({ status: 'waiting', facets, bounds });
  try {
    const response = await fetchNamed(address, 'data-file');
    const listing = decodeListing(await response.json());
    takeCars(listing.cars, false);
    if (built === null) {
      followChanges((changes) => {
        // The cars as they were built stand where that cannot be fetched.
        takeChanges(changes).catch(console.info);
      });
    }
    built = listing;
  } catch (error) {
    fail('The list of cars could not be loaded.', error);
  }
}

const startDrawing = once(async () => {
  const { drawAnswer } = await import('./draw-answer');
  drawAnswer();
  $drawing.set(true);
});

/** Fetches what draws answers; worth calling as soon as anything may be asked. */
export async function prepareCards(): Promise<void> {
  try {
    await startDrawing();
  } catch (error) {
    fail('What draws the cards could not be loaded.', error);
  }
}

/** Fetches what a search needs; worth calling as soon as one is likely. */
export async function prepareSearch(): Promise<void> {
  if ($search.get() !== null) return;
  try {
    const { searchAmong } = await import('./search');
    const catalogue = $catalogue.get();
    if (catalogue.status === 'ready') $search.set(searchAmong(catalogue.cars));
  } catch (error) {
    fail('The search could not be loaded.', error);
  }
}

async function takeChanges(changes: CatalogueChanges): Promise<void> {
  const { brands, cars, withdrawn } = changes;
  if (brands.length + cars.length + withdrawn.brands.length + withdrawn.cars.length === 0) return;
  const [{ withChanges }] = await Promise.all([import('./fresh-listing'), prepareCards()]);
  if (built && $drawing.get()) takeCars(withChanges(built, changes).cars, true);
}

function takeCars(cars: readonly ListedCar[], changed: boolean): void {
  $search.set(null);
  $catalogue.set({
    status: 'ready',
    facets: facetsOf(cars),
    bounds: boundsOf(cars),
    cars,
    answer: answersFrom(cars),
    changed,
  });
}

function fail(sentence: string, error: unknown): void {
  console.log(sentence, error);
  const { facets, bounds } = $catalogue.get();
  $catalogue.set({ status: 'failed', facets, bounds });
}
