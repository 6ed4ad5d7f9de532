import { atom } from 'nanostores';
import { product } from '@/config/product';
import { $compared, setCompared } from '@/features/compare/compare.store';
import { comparedIn, readAddress, writeAddress } from './address';
import { correctAddress, endRun, settleAddress, showInAddress } from './address-bar.store';
import { type Bounds, boundsBeforeData, boundsOf, type Facets, facetsOf } from './filters';
import type { ListedCar } from './listed-car';
import { decodeListing } from './listing-data';
import { keepListing, type LeftListing, takeListing } from './restore';
import { type Answer, answersFrom } from './results';
import type { Search } from './search';
import { cleared, initialState, type ListingState, sameState, showsAll } from './state';

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

const noFacets: Facets = { bodyTypes: [], protocols: [], powertrains: [] };

export const $catalogue = atom<Catalogue>({
  status: 'waiting',
  facets: noFacets,
  bounds: boundsBeforeData,
});

/** What the person asks for. */
export const $asked = atom<ListingState>(initialState);

/** Most cards to show; more are shown on demand. */
export const $limit = atom<number>(product.listingCardLimit);

/** The list as it was left, until it stands there again. */
export const $left = atom<LeftListing | null>(null);

/** What draws cards, from the first time that others than those of the page are to be shown. */
export const $cardList = atom<typeof import('./CardList').CardList | null>(null);

/** Comes with the first search. */
export const $search = atom<Search | null>(null);

let dataAddress = '';

/**
 * Takes the list up where its address, or the way back from a car, says; then fetches the cars.
 * @param address of the file of all cars
 * @param facets the options that the page was built with
 */
export function openListing(address: string, facets: Facets): void {
  dataAddress = address;
  $catalogue.set({ status: 'waiting', facets, bounds: boundsBeforeData });
  const asked = readAddress(location.search, facets);
  const left = takeListing(facets, () => sessionStorage);
  if (left && isOnTheWayBack(asked, left.state)) {
    $left.set(left);
    $limit.set(Math.max($limit.get(), left.shown));
    $asked.set(left.state);
    correctAddress(addressOf(left.state));
  } else {
    $asked.set(asked);
  }
  compareAsAddressed();
  addEventListener('popstate', () => {
    endRun();
    answerTo(readAddress(location.search, $catalogue.get().facets));
    correctAddress(addressOf($asked.get()));
  });
  addEventListener('pagehide', settleAddress);
  addEventListener('pageshow', ({ persisted }) => {
    // The page stands as it was left; what was kept to make it so again has had its day.
    if (persisted) takeListing(facets, () => sessionStorage);
  });
  void loadCatalogue();
}

/** Fetches the cars; also again, after it failed. */
export async function loadCatalogue(): Promise<void> {
  const { facets, bounds } = $catalogue.get();
  $catalogue.set({ status: 'waiting', facets, bounds });
  try {
    if (!showsAll($asked.get())) void prepareCards();
    const response = await fetch(dataAddress);
    if (!response.ok) throw new Error(`${dataAddress} answered ${response.status}`);
    takeCars(decodeListing(await response.json()), false);
  } catch (error) {
    console.log('The list of cars could not be loaded.', error);
    $catalogue.set({ status: 'failed', facets, bounds });
  }
}

function takeCars(cars: readonly ListedCar[], changed: boolean): void {
  $catalogue.set({
    status: 'ready',
    facets: facetsOf(cars),
    bounds: boundsOf(cars),
    cars,
    answer: answersFrom(cars),
    changed,
  });
  if ($asked.get().query !== '') void prepareSearch();
}

/**
 * Asks for something else and shows it in the address.
 * @param run what a run of small changes changes, see `showInAddress`
 */
export function ask(state: ListingState, run?: string): void {
  if (sameState(state, $asked.get())) return;
  answerTo(state);
  showInAddress(addressOf(state), run);
}

/** Takes back all that filters, searches and sorts (Spec 5, 'Filters'). */
export function clearFilters(): void {
  ask(cleared($asked.get()));
}

/** Shows another page of cards below those that are there. */
export function showMore(): void {
  $limit.set($limit.get() + product.listingCardLimit);
  void prepareCards();
}

/** Keeps the list for the way back from a car. */
export function leaveListing(): void {
  settleAddress();
  keepListing({ state: $asked.get(), scroll: scrollY, shown: $limit.get() }, () => sessionStorage);
}

/** Fetches what draws cards; worth calling as soon as anything may be asked. */
export async function prepareCards(): Promise<void> {
  if ($cardList.get() !== null) return;
  try {
    const { CardList } = await import('./CardList');
    $cardList.set(CardList);
  } catch (error) {
    console.log('The cards cannot be drawn.', error);
    const { facets, bounds } = $catalogue.get();
    $catalogue.set({ status: 'failed', facets, bounds });
  }
}

/** Fetches what a search needs; worth calling as soon as one is likely. */
export async function prepareSearch(): Promise<void> {
  const catalogue = $catalogue.get();
  if (catalogue.status !== 'ready') return;
  const { searchAmong } = await import('./search');
  $search.set(searchAmong(catalogue.cars));
}

function answerTo(state: ListingState): void {
  $limit.set(product.listingCardLimit);
  $asked.set(state);
  void prepareCards();
  if (state.query !== '' && $search.get() === null) void prepareSearch();
}

function addressOf(state: ListingState): string {
  return writeAddress(state, $compared.get(), location.search);
}

/** Takes the cars to compare from an address that names some; from then on the address follows the selection. */
function compareAsAddressed(): void {
  const named = comparedIn(location.search);
  // An address that is come back to may be older than the selection.
  if (named !== null && cameFrom('navigate')) setCompared(named);
  $compared.subscribe(() => correctAddress(addressOf($asked.get())));
}

function cameFrom(type: NavigationTimingType): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === type;
}

/**
 * Whether a stored list is what this visit wants: not when its address asks for something else, nor when it comes
 * from elsewhere on the site, where the list was left for good.
 */
function isOnTheWayBack(asked: ListingState, stored: ListingState): boolean {
  if (!showsAll(asked) && !sameState(asked, stored)) return false;
  if (!cameFrom('navigate') || !URL.canParse(document.referrer)) return true;
  const { origin, pathname } = new URL(document.referrer);
  return origin !== location.origin || pathname.startsWith(`${location.pathname}/`);
}
