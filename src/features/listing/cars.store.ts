import { atom } from 'nanostores';
import type { CatalogueChanges } from '@/features/catalogue/freshness';
import { followChanges } from '@/features/catalogue/freshness.store';
import { fetchDataFile } from './fetch-data-file';
import { type Bounds, boundsBeforeData, boundsOf, type Facets, facetsOf } from './filters';
import type { ListedCar } from './listed-car';
import { decodeListing, type Listing } from './listing-data';
import { type Answer, answersFrom } from './results';
import type { Search } from './search';

/** The cars to search through. */
export type Catalogue =
  | { status: 'waiting' | 'failed'; facets: Facets; bounds: Bounds }
  | {
      status: 'ready';
      facets: Facets;
      bounds: Bounds;
      cars: readonly ListedCar[];
      answer: Answer;
    };

export const $catalogue = atom<Catalogue>({
  status: 'waiting',
  facets: { bodyTypes: [], protocols: [], powertrains: [] },
  bounds: boundsBeforeData,
});

/** Comes with the first search. */
export const $search = atom<Search | null>(null);

/**
 * Fetches the cars, and from then on follows what changes in the catalogue. To be called again only after it failed.
 */
export async function loadCatalogue(): Promise<void> {
  const { status, facets, bounds } = $catalogue.get();
  // At first it is waiting already, and who follows it need not hear so again.
  if (status === 'failed') $catalogue.set({ status: 'waiting', facets, bounds });
  try {
    const response = await fetchDataFile();
    const listing = decodeListing(await response.json());
    takeCars(listing.cars);
    followChanges((changes) => {
      // The cars as they were built stand where that cannot be fetched.
      takeChanges(listing, changes).catch(console.info);
    });
  } catch (error) {
    console.log('The list of cars could not be loaded.', error);
    $catalogue.set({ status: 'failed', facets, bounds });
  }
}

/** Fetches what a search needs; worth calling as soon as one is likely. @throws when it cannot be fetched */
export async function prepareSearch(): Promise<void> {
  if ($search.get() !== null) return;
  const { searchAmong } = await import('./search');
  const catalogue = $catalogue.get();
  if (catalogue.status === 'ready') $search.set(searchAmong(catalogue.cars));
}

async function takeChanges(built: Listing, changes: CatalogueChanges): Promise<void> {
  const { brands, cars, withdrawn } = changes;
  if (brands.length + cars.length + withdrawn.brands.length + withdrawn.cars.length === 0) return;
  const { withChanges } = await import('./fresh-listing');
  takeCars(withChanges(built, changes).cars);
}

function takeCars(cars: readonly ListedCar[]): void {
  $search.set(null);
  $catalogue.set({
    status: 'ready',
    facets: facetsOf(cars),
    bounds: boundsOf(cars),
    cars,
    answer: answersFrom(cars),
  });
}
