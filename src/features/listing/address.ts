import { awaitedScript } from '#lib/awaited-script.ts';
import {
  choiceIn,
  type Part,
  parameter,
  severalIn,
  stateInAddress,
} from '#lib/state-in-address.ts';
import { storageKeys } from '#lib/web-storage.ts';
import {
  type Interval,
  initialState,
  type ListingState,
  listingViews,
  type SliderName,
  sortKeys,
} from './filters.ts';

/** Letters of a search, in its field and in an address. */
export const longestQuery = 80;

const wordsIn = (text: string) => text.trim().slice(0, longestQuery);

/** The address of the list. Whether any car has its options is not checked. */
export const listingAddress = stateInAddress<ListingState>(initialState, {
  view: choiceIn('view', listingViews),
  query: parameter('q', wordsIn),
  sort: choiceIn('sort', sortKeys),
  price: intervalIn('price'),
  everyday: intervalIn('everyday'),
  range: intervalIn('range'),
  brands: severalIn('brand', String),
  bodyTypes: severalIn('body', String),
  seats: severalIn('seats', String),
  channels: severalIn('seller', String),
  protocols: severalIn('protocol', String),
  plugs: severalIn('plug', String),
  drives: severalIn('drive', String),
  powertrains: severalIn('powertrain', String),
});

/**
 * Runs inline before the list is painted: an address that asks for some models, or the way back to a list that was
 * left, must not show all models first. A style brings the list back in case its island never hydrates.
 */
export const listAwaitedScript = awaitedScript(
  listingAddress.names,
  'list-awaited',
  `sessionStorage.${storageKeys.listLeft}`,
);

/** Whether two states ask for the same. */
export function sameState(one: ListingState, other: ListingState): boolean {
  return listingAddress.write(one) === listingAddress.write(other);
}

/** Whether all models are shown in the default order, as the page was built. */
export function showsAll(state: ListingState): boolean {
  return sameState({ ...state, view: 'models' }, initialState);
}

/** '500000-2000000', or with one end left open. */
function intervalIn(name: SliderName): Part<Interval> {
  return parameter<Interval>(name, readInterval, ([from, to]) => `${from ?? ''}-${to ?? ''}`);
}

function readInterval(text: string): Interval | null {
  const [, from, to] = /^(\d{0,12})-(\d{0,12})$/.exec(text) ?? [];
  if (from === undefined || to === undefined) return null;
  // A lower end of 0 says the same as none; an upper end of 0 is a limit.
  const [low, high] = [Number(from) || null, to === '' ? null : Number(to)];
  return low !== null && high !== null && low > high ? [high, low] : [low, high];
}
