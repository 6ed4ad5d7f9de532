import { atom, computed } from 'nanostores';
import { paths } from '#config/paths.ts';
import { applyChanges } from '#domain/listing-changes.ts';
import { decodeListing, type ListedCar, type ListedCatalogue } from '#domain/listing-data.ts';
import { fetchJson, fetchJsonIfThere } from '#lib/json.ts';
import { $changes, awaitChanges } from './freshness.store.ts';

type Waiting = { status: 'loading' | 'failed' };

const $built = atom<Waiting | { status: 'ready'; listing: ListedCatalogue }>({ status: 'loading' });

/** All brands and cars as they are now, once they are loaded: those of the build, with what has changed since. */
export const $catalogue = computed([$built, $changes], (built, changes) =>
  built.status === 'ready' && changes
    ? { ...built, listing: applyChanges(built.listing, changes) }
    : built,
);

let dataFile: string | undefined;
let loading: Promise<void> | undefined;

/**
 * Fetches the catalogue, once for as long as the page stays unless that failed.
 * @param file the data file that the page was built with; without one, that of the newest build
 */
export function loadCatalogue(file = dataFile): Promise<void> {
  dataFile = file;
  if ($built.get().status === 'failed') loading = undefined;
  loading ??= fetchCatalogue(file);
  return loading;
}

async function fetchCatalogue(file: string | undefined): Promise<void> {
  $built.set({ status: 'loading' });
  try {
    // A rebuild renames the file and removes the one that an open page knows.
    const data =
      (file === undefined ? undefined : await fetchJsonIfThere(file)) ??
      (await fetchJson(paths.listingDataNow));
    $built.set({ status: 'ready', listing: decodeListing(data) });
  } catch (error) {
    console.log('The catalogue could not be loaded.', error);
    $built.set({ status: 'failed' });
  }
}

/**
 * All cars as they are now.
 * @throws Error when they cannot be fetched or read; the next call tries again
 */
export async function currentCars(): Promise<readonly ListedCar[]> {
  await Promise.all([loadCatalogue(), awaitChanges()]);
  const catalogue = $catalogue.get();
  if (catalogue.status !== 'ready') throw new Error('The catalogue could not be loaded.');
  return catalogue.listing.cars;
}
