import { fieldOf, jsonIn } from '@/lib/json';
import { forget, keep, recall, storageKeys } from '@/lib/web-storage';
import { chosenAmong, type Facets, type Interval, noFilters } from './filters';
import { isSortKey } from './sort';
import { initialState, type ListingState } from './state';

const keys = {
  scroll: 'carsListScrollPos',
  filters: 'carsFilterState',
  flag: storageKeys.listLeft,
} as const;

/** How far the list is scrolled, in CSS pixels, and how many cards it shows at most. */
export type Place = { scroll: number; shown: number };

/** The list as it was left: what it asked for, and the place in it. */
export type LeftListing = { state: ListingState } & Place;

/** The range when a stored state says none, in km. */
const fallbackRange: Interval = [null, 800];

/** Keeps the list for the way back. Storage that is full or forbidden is logged and costs the restoring only. */
export function keepListing({ state, scroll, shown }: LeftListing): void {
  const { price, range, bodyTypes, protocols, powertrains, query, sort, view } = state;
  const filters = {
    priceRange: price,
    range,
    bodyTypes,
    chargingProtocols: protocols,
    powertrains,
    sort,
    query,
    view,
    shown,
  };
  const isKept =
    keep('tab', keys.scroll, String(Math.round(scroll))) &&
    keep('tab', keys.filters, JSON.stringify(filters)) &&
    keep('tab', keys.flag, 'true');
  if (!isKept) console.log('The list of cars could not be kept for the way back.');
}

/** What is stored of a list, with those of its choices that are among the options that there are. */
export type StoredListing = (facets: Facets) => LeftListing;

/**
 * The list as it was left, once: the stored values are cleared. Null when none is stored, or when it cannot be read,
 * which is logged only.
 */
export function takeListing(): StoredListing | null {
  const scroll = recall('tab', keys.scroll);
  const filters = recall('tab', keys.filters);
  const flag = recall('tab', keys.flag);
  // What cannot be cleared could not be read either.
  const isRead = Object.values(keys).every((key) => forget('tab', key));
  if (isRead && (!flag || !filters)) return null;
  const stored = jsonIn(filters);
  if (typeof stored === 'object' && stored !== null) {
    return (facets) => readListing(stored, Number(scroll), facets);
  }
  console.log('The list of cars could not be restored.');
  return null;
}

function readListing(stored: object, scroll: number, facets: Facets): LeftListing {
  const field = (name: string) => fieldOf(stored, name);
  const list = (name: string): unknown[] => {
    const value = field(name);
    return Array.isArray(value) ? value : [];
  };
  const query = field('query');
  const sort = field('sort');
  const shown = field('shown');
  return {
    state: {
      query: typeof query === 'string' ? query : noFilters.query,
      price: intervalIn(field('priceRange')) ?? noFilters.price,
      range: intervalIn(field('range')) ?? fallbackRange,
      bodyTypes: chosenAmong(list('bodyTypes'), facets.bodyTypes),
      protocols: chosenAmong(list('chargingProtocols'), facets.protocols),
      powertrains: chosenAmong(list('powertrains'), facets.powertrains),
      sort: isSortKey(sort) ? sort : initialState.sort,
      view: field('view') === 'brands' ? 'brands' : 'models',
    },
    scroll: Number.isFinite(scroll) ? Math.max(0, scroll) : 0,
    shown: typeof shown === 'number' && Number.isSafeInteger(shown) ? Math.max(0, shown) : 0,
  };
}

function intervalIn(stored: unknown): Interval | null {
  if (!Array.isArray(stored) || stored.length !== 2) return null;
  const [from, to]: unknown[] = stored;
  const isEnd = (end: unknown) => end === null || (typeof end === 'number' && end >= 0);
  return isEnd(from) && isEnd(to) ? [numberOr(from), numberOr(to)] : null;
}

function numberOr(end: unknown): number | null {
  return typeof end === 'number' ? end : null;
}

/**
 * Keeps the place in the list of this address, for a reload or the way back through the history: the browser's own
 * memory is of a page that is longer than the built one.
 */
export function keepPlace(place: Place): void {
  if (place.scroll === 0) forget('tab', storageKeys.listPlace);
  else keep('tab', storageKeys.listPlace, JSON.stringify({ ...place, search: location.search }));
}

/** The place that was kept last, where that was in the list of this address; it is cleared. */
export function takePlace(): Place | null {
  const stored = jsonIn(recall('tab', storageKeys.listPlace));
  forget('tab', storageKeys.listPlace);
  const [scroll, shown] = [fieldOf(stored, 'scroll'), fieldOf(stored, 'shown')];
  if (fieldOf(stored, 'search') !== location.search) return null;
  return typeof scroll === 'number' && typeof shown === 'number' ? { scroll, shown } : null;
}
