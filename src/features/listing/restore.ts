import { fieldOf, jsonIn } from '#lib/json.ts';
import { openedBy, pageBefore } from '#lib/page.ts';
import { readText, removeText, saveText, storageKeys } from '#lib/web-storage.ts';
import { listingAddress, sameState, showsAll } from './address.ts';
import { type Interval, initialState, type ListingState } from './filters.ts';

const keys = {
  scroll: 'carsListScrollPos',
  filters: storageKeys.listState,
  flag: storageKeys.listLeft,
} as const;

/** A list that was left: what it asked for, how far it was scrolled in CSS pixels, its number of cards at most. */
export type LeftListing = { state: ListingState; scroll: number; shown: number };

/** The range when a stored state has none, in km. */
const fallbackRange: Interval = [null, 800];

/**
 * Keeps the list for a reload or the way back. The browser's own memory of the place does not fit, as the built page is
 * shorter. Storage that is full or forbidden is logged.
 * @param forCar a car of the list was opened: a later visit to the list restores it, too
 */
export function saveListing({ state, scroll, shown }: LeftListing, forCar = false): void {
  const { price: priceRange, protocols: chargingProtocols, ...rest } = state;
  const filters = { ...rest, priceRange, chargingProtocols, shown };
  const isKept =
    saveText('tab', keys.scroll, String(Math.round(scroll))) &&
    saveText('tab', keys.filters, JSON.stringify(filters)) &&
    (!forCar || saveText('tab', keys.flag, 'true'));
  if (!isKept) console.log('The list of cars could not be kept for the way back.');
}

/** How to open the list: as it was left, or as its address asks. The stored values are cleared. */
export function openingOf(search: string): LeftListing {
  const asked = listingAddress.read(search);
  const left = consumeListing();
  return left && isWanted(asked, left) ? left : { state: asked, scroll: 0, shown: 0 };
}

type Taken = LeftListing & { forCar: boolean };

/** The stored list, which is cleared; null where there is none or it cannot be read, which is logged. */
export function consumeListing(): Taken | null {
  const [scroll, filters, flag] = Object.values(keys).map((key) => readText('tab', key));
  const isCleared = Object.values(keys).every((key) => removeText('tab', key));
  if (isCleared && !filters) return null;
  try {
    return { ...readStored(jsonIn(filters ?? null)), scroll: Number(scroll) || 0, forCar: !!flag };
  } catch {
    console.log('The list of cars could not be restored.');
    return null;
  }
}

/** @throws TypeError when it is no stored list. Fields that are missing or wrong are as on a fresh page. */
function readStored(stored: unknown): Pick<LeftListing, 'state' | 'shown'> {
  if (typeof stored !== 'object' || stored === null) throw new TypeError('No list is stored.');
  const {
    priceRange: price = initialState.price,
    chargingProtocols: protocols = [],
    ...rest
  }: Partial<ListingState> & { priceRange?: Interval; chargingProtocols?: string[] } = stored;
  // The address checks everything, so stored values go through an address.
  const search = listingAddress.write({
    ...initialState,
    range: fallbackRange,
    ...rest,
    price,
    protocols,
  });
  return { state: listingAddress.read(search), shown: Number(fieldOf(stored, 'shown')) || 0 };
}

/**
 * Whether this visit wants the stored list: after a reload or through the history if its address asks for the same;
 * after a car also if its address asks for nothing, unless it comes from elsewhere on the site.
 */
function isWanted(asked: ListingState, { state, forCar }: Taken): boolean {
  const isSame = sameState(asked, state);
  if (!openedBy('navigate')) return isSame || (forCar && showsAll(asked));
  const before = pageBefore();
  const comesFromCar = before === null || before.pathname.startsWith(`${location.pathname}/`);
  return forCar && comesFromCar && (isSame || showsAll(asked));
}
