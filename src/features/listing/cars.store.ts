import { atom } from 'nanostores';
import { paths } from '@/config/paths';
import type { CatalogueChanges } from '@/features/catalogue/freshness';
import { $changes } from '@/features/catalogue/freshness.store';
import { fetchJson, fetchJsonIfThere } from '@/lib/json';
import { type Bounds, boundsOf, type Facets, facetsOf } from './filters';
import { decodeListing, type Listing } from './listing-data';
import { type Answer, answersFrom } from './results';
import type { Search } from './search';

type Loaded = { listing: Listing; facets: Facets; bounds: Bounds; answer: Answer };

/** All cars of the listing, once they are loaded. */
export const $cars = atom<{ status: 'loading' | 'failed' } | ({ status: 'ready' } & Loaded)>({
  status: 'loading',
});

/** Finds cars by words. Its code is loaded for the first search. */
export const $search = atom<{ status: 'idle' | 'failed' } | { status: 'ready'; find: Search }>({
  status: 'idle',
});

/**
 * Fetches the cars and from then on applies what changes in the catalogue.
 * @param file address of the data file that the page was built with
 */
export async function loadCars(file: string): Promise<void> {
  $cars.set({ status: 'loading' });
  try {
    // A rebuild renames the file and removes the one that an open page knows.
    const data = (await fetchJsonIfThere(file)) ?? (await fetchJson(paths.listingDataNow));
    const listing = decodeListing(data);
    const fresh = await withChanges(listing, $changes.get());
    setCars(fresh);
    $changes.listen((changes) => {
      withChanges(listing, changes).then(setCars);
    });
  } catch (error) {
    console.log('The list of cars could not be loaded.', error);
    $cars.set({ status: 'failed' });
  }
}

/** Loads what a search needs; call it as soon as one is likely. */
export async function prepareSearch(): Promise<void> {
  if ($search.get().status === 'ready') return;
  try {
    const { searchAmong } = await import('./search');
    const cars = $cars.get();
    if (cars.status === 'ready')
      $search.set({ status: 'ready', find: searchAmong(cars.listing.cars) });
    else $search.set({ status: 'idle' });
  } catch (error) {
    console.log('The search could not be loaded.', error);
    $search.set({ status: 'failed' });
  }
}

/** The listing with the changes, or as it was built where the code for that cannot be loaded. */
async function withChanges(built: Listing, changes: CatalogueChanges | null): Promise<Listing> {
  if (changes === null) return built;
  const { brands, cars, withdrawn } = changes;
  if (brands.length + cars.length + withdrawn.brands.length + withdrawn.cars.length === 0) {
    return built;
  }
  try {
    const fresh = await import('./fresh-listing');
    return fresh.withChanges(built, changes);
  } catch (error) {
    console.info('The list of cars could not be updated', error);
    return built;
  }
}

function setCars(listing: Listing): void {
  const { cars } = listing;
  $search.set({ status: 'idle' });
  $cars.set({
    status: 'ready',
    listing,
    facets: facetsOf(cars),
    bounds: boundsOf(cars),
    answer: answersFrom(cars),
  });
}
