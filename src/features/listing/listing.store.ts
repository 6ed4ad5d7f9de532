import { atom } from 'nanostores';
import { product } from '@/config/product';
import { $compared, setCompared } from '@/features/compare/compare.store';
import { comparedIn } from '@/features/compare/comparison-address';
import { openComparison } from '@/features/compare/open-comparison';
import { isGoneScript } from '@/lib/gone-script';
import { openedBy, pageBefore } from '@/lib/opened-by';
import { readAddress, writeAddress } from './address';
import { correctAddress, endRun, settleAddress, showInAddress } from './address-bar.store';
import { $catalogue, loadCatalogue, prepareSearch } from './cars.store';
import { boundsBeforeData, type Facets } from './filters';
import { keepPlace, keptPlace, type Place } from './place';
import { reading } from './reading';
import { keepListing, type LeftListing, takeListing } from './restore';
import { cleared, initialState, type ListingState, sameState, showsAll } from './state';

/** What the person asks for. */
export const $asked = atom<ListingState>(initialState);

/** Most cards to show; more are shown on demand. */
export const $limit = atom<number>(product.listingCardLimit);

/** The list as it was left, until it stands there again. */
export const $left = atom<LeftListing | null>(null);

/** Whether the script that the answer to what is asked takes could not be fetched. */
export const $lacking = atom(false);

/**
 * Takes the list up where its address, or the way back from a car, says. The cars are fetched after it (`loadCatalogue`).
 * @param facets the options that the page was built with
 */
export function openListing(facets: Facets): void {
  $catalogue.set({ status: 'waiting', facets, bounds: boundsBeforeData });
  takeUp(facets);
  compareAsAddressed();
  addEventListener('popstate', () => {
    endRun();
    answerTo(readAddress(location.search, $catalogue.get().facets));
    correctAddress(addressOf($asked.get()));
  });
  addEventListener('pagehide', () => {
    settleAddress();
    keepPlace(placeNow());
  });
  addEventListener('pageshow', ({ persisted }) => {
    // The page stands as it was left; what was kept to make it so again has had its day.
    if (persisted) takeListing();
  });
  $catalogue.listen(() => void prepare());
}

/**
 * Takes the list up, and once more when cars come of a kind that was asked for and that the page was built without,
 * unless something else is asked by then.
 */
function takeUp(facets: Facets): void {
  const { search } = location;
  const stored = takeListing();
  const place = openedBy('navigate') ? null : keptPlace();
  /** The list as it is to be opened, given the options that there are. */
  const opening = (options: Facets): { state: ListingState; left: LeftListing | null } => {
    const asked = readAddress(search, options);
    const left = stored?.(options);
    if (left && isOnTheWayBack(asked, left.state)) return { state: left.state, left };
    return { state: asked, left: place?.scroll ? { state: asked, ...place } : null };
  };
  const open = ({ state, left }: ReturnType<typeof opening>) => {
    if (left) $left.set(left);
    answerTo(state);
    if (left) $limit.set(Math.max(product.listingCardLimit, left.shown));
    return state;
  };
  let asked = open(opening(facets));
  const stop = $catalogue.listen((catalogue) => {
    if (!sameState($asked.get(), asked)) return stop();
    const next = opening(catalogue.facets);
    if (sameState(next.state, asked)) return;
    asked = open(next);
    correctAddress(addressOf(asked));
  });
}

/** Fetches again what could not be fetched; where that is a script that is gone, with the page. */
export async function reload(): Promise<void> {
  $lacking.set(false);
  if ($catalogue.get().status === 'failed') return loadCatalogue();
  const error = await prepare();
  if (!(await isGoneScript(error))) return;
  settleAddress();
  location.reload();
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
}

/** Keeps the list for the way back from a car. */
export function leaveListing(): void {
  settleAddress();
  keepListing({ state: $asked.get(), ...placeNow() });
}

function placeNow(): Place {
  return { scroll: scrollY, shown: $limit.get(), read: reading() };
}

function answerTo(state: ListingState): void {
  $limit.set(product.listingCardLimit);
  $asked.set(state);
  void prepare();
}

/** Fetches what it takes to answer what is asked now. @returns why it cannot be had, if it cannot */
async function prepare(): Promise<unknown> {
  try {
    if ($asked.get().query !== '' && $catalogue.get().status === 'ready') await prepareSearch();
    $lacking.set(false);
    return undefined;
  } catch (error) {
    console.log('What searches the list of cars could not be loaded.', error);
    $lacking.set(true);
    return error;
  }
}

function addressOf(state: ListingState): string {
  return writeAddress(state, $compared.get(), location.search);
}

/** Takes the cars to compare from an address that names some; from then on the address follows the selection. */
function compareAsAddressed(): void {
  const named = comparedIn(location.search);
  // An address that is come back to may be older than the selection.
  if (named !== null && openedBy('navigate')) {
    setCompared(named);
    // Who comes from this site has changed the language, and was sent no comparison.
    if (pageBefore() === null) void openComparison();
  }
  $compared.subscribe(() => correctAddress(addressOf($asked.get())));
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
