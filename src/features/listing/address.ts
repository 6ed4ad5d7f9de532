import { storageKeys } from '#lib/web-storage.ts';
import { type ComparedCar, withCompared } from '#session/compared.ts';
import {
  anywhere,
  eachFacet,
  facetNames,
  type Interval,
  initialState,
  isSet,
  isSortKey,
  type ListingState,
  sliderNames,
} from './filters.ts';

/** Letters of a search, in its field and in an address. */
export const longestQuery = 80;

const parameters = { bodyTypes: 'body', protocols: 'protocol', powertrains: 'powertrain' } as const;

/** Parameters of the list. Without them an address shows all models in the default order. */
export const askingNames = ['view', 'q', 'sort', ...sliderNames, ...Object.values(parameters)];

/**
 * Runs inline before the list is painted: an address that asks for some models, or the way back to a list that was
 * left, must not show all models first. A style brings the list back in case its island never hydrates.
 */
export const listAwaitedScript = `try{if(/[?&](${askingNames.join('|')})=/.test(location.search)||sessionStorage.${storageKeys.listLeft})document.documentElement.classList.add('list-awaited')}catch{}`;

/**
 * The state in an address. Missing or invalid values are as on a fresh page; whether any car has its options is not
 * checked.
 * @param search the address from its question mark on
 */
export function readAddress(search: string): ListingState {
  const asked = new URLSearchParams(search);
  const sort = asked.get('sort');
  return {
    ...eachFacet((name) => [...new Set(asked.getAll(parameters[name]))]),
    query: (asked.get('q') ?? '').trim().slice(0, longestQuery),
    price: readInterval(asked.get('price')),
    range: readInterval(asked.get('range')),
    sort: isSortKey(sort) ? sort : initialState.sort,
    view: asked.get('view') === 'brands' ? 'brands' : 'models',
  };
}

/**
 * The state as the part of an address from its question mark on; empty where everything is as on a fresh page.
 * Parameters of others, such as where a visit came from, are kept.
 * @param before that part of the present address
 */
export function writeAddress(
  state: ListingState,
  compared: readonly ComparedCar[] = [],
  before = '',
): string {
  const address = new URLSearchParams(before);
  for (const name of askingNames) address.delete(name);
  if (state.view !== initialState.view) address.set('view', state.view);
  if (state.query !== '') address.set('q', state.query);
  if (state.sort !== initialState.sort) address.set('sort', state.sort);
  for (const name of sliderNames) {
    const [from, to] = state[name];
    if (isSet(state[name])) address.set(name, `${from ?? ''}-${to ?? ''}`);
  }
  for (const name of facetNames) {
    for (const value of state[name]) address.append(parameters[name], value);
  }
  const text = withCompared(address, compared);
  return text === '' ? '' : `?${text}`;
}

/** Whether two states ask for the same. */
export function sameState(one: ListingState, other: ListingState): boolean {
  return writeAddress(one) === writeAddress(other);
}

/** Whether all models are shown in the default order, as the page was built. */
export function showsAll(state: ListingState): boolean {
  return sameState({ ...state, view: 'models' }, initialState);
}

/** '500000-2000000', or with one end left open. */
function readInterval(text: string | null): Interval {
  const [, from, to] = /^(\d{0,12})-(\d{0,12})$/.exec(text ?? '') ?? [];
  if (from === undefined || to === undefined) return anywhere;
  // A lower end of 0 says the same as none; an upper end of 0 is a limit.
  const [low, high] = [Number(from) || null, to === '' ? null : Number(to)];
  return low !== null && high !== null && low > high ? [high, low] : [low, high];
}
