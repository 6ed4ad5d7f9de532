import { atom, computed } from 'nanostores';
import { $catalogue, loadCatalogue } from '#catalogue/catalogue.store.ts';
import { product } from '#config/product.ts';
import type { ListedCar } from '#domain/listing-data.ts';
import { inUsualOrder } from '#domain/usual-order.ts';
import { $comparison, compareFromAddress } from '#features/catalogue/comparison.store.ts';
import { memoized } from '#lib/once.ts';
import { $compared } from '#session/compared.store.ts';
import { compareAddress } from '#session/compared.ts';
import { listingAddress, sameState } from './address.ts';
import {
  boundsOf,
  countsOf,
  type FacetCounts,
  facetsOf,
  fitting,
  initialState,
  type ListingState,
  type SortKey,
  sorted,
  withKnownOptions,
} from './filters.ts';
import { correctAddress, endRun, flushAddress, showInAddress } from './history.ts';
import { openingOf, saveListing } from './restore.ts';

type Waiting = { status: 'loading' | 'failed' };

/** All cars of the listing as they are now, once they are loaded. */
export const $cars = computed($catalogue, (catalogue) => {
  if (catalogue.status !== 'ready') return catalogue;
  const { listing } = catalogue;
  const { cars } = listing;
  return {
    status: 'ready' as const,
    listing,
    facets: facetsOf(cars),
    bounds: boundsOf(cars),
    // Each order is sorted when it is first asked for.
    inOrder: memoized((order: SortKey) =>
      order === 'default' ? inUsualOrder(cars) : sorted(cars, order),
    ),
  };
});

/** The code of the search, which is loaded when a search is likely. */
const $searchAmong = atom<
  'idle' | 'failed' | typeof import('#features/catalogue/car-search.ts').searchAmong
>('idle');

const $search = computed([$cars, $searchAmong], (cars, searchAmong) =>
  cars.status === 'ready' && typeof searchAmong === 'function'
    ? searchAmong(cars.listing.cars)
    : null,
);

/** The current filters, search and order. */
export const $asked = atom<ListingState>(initialState);

export type Answer =
  | Waiting
  | { status: 'ready'; cars: readonly ListedCar[]; count: () => FacetCounts };

/** The cars that are asked for, and the counts of the options, which are worked out on demand. */
export const $answer = computed(
  [$cars, $search, $searchAmong, $asked],
  (cars, search, searchAmong, asked): Answer => {
    if (cars.status !== 'ready') return cars;
    if (asked.query !== '' && search === null) {
      return { status: searchAmong === 'failed' ? 'failed' : 'loading' };
    }
    // The best matches come first unless an order is chosen.
    const matches = asked.query === '' ? null : search?.(asked.query);
    const found = matches ? sorted(matches, asked.sort) : cars.inOrder(asked.sort);
    return { status: 'ready', cars: fitting(found, asked), count: () => countsOf(found, asked) };
  },
);

/** Most cards to show; 'Show more' raises it. */
export const $limit = atom<number>(product.listingCardLimit);

/** Where to scroll once the cards are there that were there before; null when there is nothing to restore. */
export const $scrollBack = atom<number | null>(null);

/** The last request including options that no loaded car has: a change may bring such a car. */
let wanted: ListingState = initialState;

/** Loads the code of the search; call it as soon as a search is likely. */
export async function prepareSearch(): Promise<void> {
  if (typeof $searchAmong.get() === 'function') return;
  $searchAmong.set('idle');
  try {
    $searchAmong.set((await import('#features/catalogue/car-search.ts')).searchAmong);
  } catch (error) {
    console.log('The search could not be loaded.', error);
    $searchAmong.set('failed');
  }
}

/**
 * Opens the list as its address asks, or as it was left, and keeps the address in step from then on.
 * @param touched what the person set before hydration
 * @returns a function that ends it
 */
export function openListing(touched: Partial<ListingState>): () => void {
  compareFromAddress();
  const { state, scroll, shown } = openingOf(location.search);
  answer({ ...state, ...touched });
  $limit.set(Math.max(product.listingCardLimit, shown));
  $scrollBack.set(scroll > 0 ? scroll : null);

  // An address may ask for options that no car has.
  const stopCars = $cars.listen(() => {
    answer(wanted);
    correctAddress(addressNow());
  });
  const stopCompared = $compared.subscribe(keepAddress);
  const stopComparison = $comparison.listen(keepAddress);
  return () => {
    stopCars();
    stopCompared();
    stopComparison();
  };
}

/** Asks for what the address says after Back or Forward. */
export function applyAddress(): void {
  endRun();
  $limit.set(product.listingCardLimit);
  answer(listingAddress.read(location.search));
  correctAddress(addressNow());
}

/** Brings the address in step again: Back, which closes the sheet of the filters or the comparison, leads to an earlier one. */
export function keepAddress(): void {
  correctAddress(addressNow());
}

/**
 * Keeps the list for a reload, or for the way back.
 * @param forCar a car of the list was opened
 */
export function leaveListing(forCar: boolean): void {
  flushAddress();
  if (forCar || scrollY > 0) {
    saveListing({ state: $asked.get(), scroll: scrollY, shown: $limit.get() }, forCar);
  }
}

/**
 * Asks for something else and shows it in the address.
 * @param run names a run of small changes, such as the keys of a word, that share one entry of the history
 */
export function ask(change: Partial<ListingState>, run?: string): void {
  const before = $asked.get();
  answer({ ...before, ...change });
  if ($asked.get() === before) return;
  $limit.set(product.listingCardLimit);
  showInAddress(addressNow(), run);
}

/** Takes back everything that filters, searches and sorts; the view stays. */
export function clearFilters(): void {
  ask({ ...initialState, view: $asked.get().view });
}

/** Shows another page of cards. Where the cars could not be loaded, loads them again. */
export function showMore(): void {
  const { status } = $cars.get();
  if (status === 'failed') void loadCatalogue();
  if (status === 'ready') $limit.set($limit.get() + product.listingCardLimit);
}

/** Loads again what could not be loaded. */
export function retry(): void {
  if ($cars.get().status === 'failed') void loadCatalogue();
  else void prepareSearch();
}

/** The same once the connection is back. */
export function retryFailed(): void {
  if ($answer.get().status === 'failed') retry();
}

function answer(asked: ListingState): void {
  wanted = asked;
  const cars = $cars.get();
  const state = cars.status === 'ready' ? withKnownOptions(asked, cars.facets) : asked;
  if (!sameState(state, $asked.get())) $asked.set(state);
  if (state.query !== '') void prepareSearch();
}

function addressNow(): string {
  const asked = listingAddress.write($asked.get(), location.search);
  return compareAddress.write({ cars: $compared.get() }, asked);
}
