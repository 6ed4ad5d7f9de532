import { atom, computed } from 'nanostores';
import { product } from '@/config/product';
import { $compared } from '@/features/compare/compare.store';
import { compareAsAddressed } from '@/features/compare/comparison.store';
import { openedBy, pageBefore } from '@/lib/page';
import { readAddress, writeAddress } from './address';
import { correctAddress, endRun, settleAddress, showInAddress } from './address-bar';
import { $cars, $search, loadCars, prepareSearch } from './cars.store';
import type { Facets } from './filters';
import { keepListing, keepPlace, type LeftListing, takeListing, takePlace } from './restore';
import { cleared, initialState, type ListingState, sameState, showsAll } from './state';

/** What the person asks for. */
export const $asked = atom<ListingState>(initialState);

/** Most cards to show; 'Show more' raises it. */
export const $limit = atom<number>(product.listingCardLimit);

/** Where to scroll once the cards are there that were there before; null when there is nothing to restore. */
export const $scrollBack = atom<number | null>(null);

/** The cars that fit what is asked; null while that is unknown. */
export const $results = computed([$cars, $search, $asked], (cars, search, asked) => {
  if (cars.status !== 'ready') return null;
  return cars.answer(asked, search.status === 'ready' ? search.find : null);
});

/**
 * Opens the list as its address says, or as it was left for a car, and keeps the address in step from then on.
 * @param facets the options that the page was built with
 * @param touched what the person set before this code ran
 * @returns what ends it
 */
export function openListing(facets: Facets, touched: Partial<ListingState>): () => void {
  compareAsAddressed();
  const opening = readOpening();
  const open = (options: Facets) => {
    const { state, scroll, shown } = opening(options);
    const opened = { ...state, ...touched };
    answer(opened);
    $limit.set(Math.max(product.listingCardLimit, shown));
    $scrollBack.set(scroll > 0 ? scroll : null);
    return opened;
  };
  let opened = open(facets);
  // An address may ask for options that are newer than the page: they are known once the cars are there.
  const stopOpening = $cars.listen((cars) => {
    if (cars.status !== 'ready') return;
    if (!sameState($asked.get(), opened)) return stopOpening();
    if (sameState({ ...opening(cars.facets).state, ...touched }, opened)) return;
    opened = open(cars.facets);
    correctAddress(addressOf(opened));
  });
  const stopSearch = $cars.listen(searchIfAsked);
  const stopCompared = $compared.subscribe(() => correctAddress(addressOf($asked.get())));

  const listening = new AbortController();
  const { signal } = listening;
  const onPopState = () => {
    endRun();
    const cars = $cars.get();
    answer(readAddress(location.search, cars.status === 'ready' ? cars.facets : facets));
    correctAddress(addressOf($asked.get()));
  };
  addEventListener('popstate', onPopState, { signal });
  const onPageHide = () => {
    settleAddress();
    keepPlace({ scroll: scrollY, shown: $limit.get() });
  };
  addEventListener('pagehide', onPageHide, { signal });
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    // The page is as it was left, so nothing has to be restored.
    if (persisted) takeListing();
  };
  addEventListener('pageshow', onPageShow, { signal });
  return () => {
    listening.abort();
    stopOpening();
    stopSearch();
    stopCompared();
  };
}

/**
 * Asks for something else and shows it in the address.
 * @param run names a run of small changes, such as the keys of a word, that share one entry of the history
 */
export function ask(change: Partial<ListingState>, run?: string): void {
  const state = { ...$asked.get(), ...change };
  if (sameState(state, $asked.get())) return;
  answer(state);
  showInAddress(addressOf(state), run);
}

/** Takes back everything that filters, searches and sorts. */
export function clearFilters(): void {
  ask(cleared($asked.get()));
}

/** Shows another page of cards. Where the cars could not be loaded, loads them again. */
export function showMore(dataFile: string): void {
  const { status } = $cars.get();
  if (status === 'failed') void loadCars(dataFile);
  if (status === 'ready') $limit.set($limit.get() + product.listingCardLimit);
}

/** Loads again what could not be loaded. */
export function retry(dataFile: string): void {
  if ($cars.get().status === 'failed') void loadCars(dataFile);
  else searchIfAsked();
}

/** Keeps the list for the way back from a car. */
export function leaveListing(): void {
  settleAddress();
  keepListing({ state: $asked.get(), scroll: scrollY, shown: $limit.get() });
}

function answer(state: ListingState): void {
  $limit.set(product.listingCardLimit);
  $asked.set(state);
  searchIfAsked();
}

function searchIfAsked(): void {
  if ($asked.get().query !== '' && $cars.get().status === 'ready') void prepareSearch();
}

function addressOf(state: ListingState): string {
  return writeAddress(state, $compared.get(), location.search);
}

/** How the list is to be opened, given the options that there are. What was stored for that is cleared. */
function readOpening(): (facets: Facets) => LeftListing {
  const { search } = location;
  const stored = takeListing();
  const place = takePlace();
  const known = openedBy('navigate') ? null : place;
  return (facets) => {
    const asked = readAddress(search, facets);
    const left = stored?.(facets);
    if (left && isOnTheWayBack(asked, left.state)) return left;
    return { state: asked, scroll: known?.scroll ?? 0, shown: known?.shown ?? 0 };
  };
}

/**
 * Whether a stored list is what this visit wants: not when its address asks for something else, nor when it comes
 * from elsewhere on the site, where the list was left for good.
 */
function isOnTheWayBack(asked: ListingState, stored: ListingState): boolean {
  if (!showsAll(asked) && !sameState(asked, stored)) return false;
  const before = openedBy('navigate') ? pageBefore() : null;
  return before === null || before.pathname.startsWith(`${location.pathname}/`);
}
