import type { ComparedCar } from '@/features/compare/compared';
import { withCompared } from '@/features/compare/comparison-address';
import { anywhere, chosenAmong, type Facets, type Interval } from './filters';
import { isSortKey } from './sort';
import { initialState, type ListingState } from './state';

/** Letters of a search, in its field and in an address. */
export const longestQuery = 80;

/** What an address asks by: without these it shows all models, in their usual order. */
export const askingNames = [
  'view',
  'q',
  'sort',
  'price',
  'range',
  'body',
  'protocol',
  'powertrain',
];

/**
 * What an address asks for. Whatever it does not say, or says wrongly, is as on a fresh page; options that no car has
 * are dropped.
 * @param search the address from its question mark on
 */
export function readAddress(search: string, facets: Facets): ListingState {
  const asked = new URLSearchParams(search);
  const sort = asked.get('sort');
  return {
    query: (asked.get('q') ?? '').trim().slice(0, longestQuery),
    price: readInterval(asked.get('price')),
    range: readInterval(asked.get('range')),
    bodyTypes: chosenAmong(asked.getAll('body'), facets.bodyTypes),
    protocols: chosenAmong(asked.getAll('protocol'), facets.protocols),
    powertrains: chosenAmong(asked.getAll('powertrain'), facets.powertrains),
    sort: isSortKey(sort) ? sort : initialState.sort,
    view: asked.get('view') === 'brands' ? 'brands' : 'models',
  };
}

/**
 * The state as the part of an address from its question mark on; empty where everything is as on a fresh page. What
 * the address said besides, such as where a visit came from, is kept.
 * @param before that part of the present address
 */
export function writeAddress(
  state: ListingState,
  compared: readonly ComparedCar[],
  before: string,
): string {
  const address = new URLSearchParams(before);
  for (const name of askingNames) address.delete(name);
  if (state.view !== initialState.view) address.set('view', state.view);
  if (state.query !== '') address.set('q', state.query);
  if (state.sort !== initialState.sort) address.set('sort', state.sort);
  writeInterval(address, 'price', state.price);
  writeInterval(address, 'range', state.range);
  for (const value of state.bodyTypes) address.append('body', value);
  for (const value of state.protocols) address.append('protocol', value);
  for (const value of state.powertrains) address.append('powertrain', value);
  const text = withCompared(address, compared);
  return text === '' ? '' : `?${text}`;
}

/** '500000-2000000', or with one end left open. */
function readInterval(text: string | null): Interval {
  const [, from, to] = /^(\d{0,12})-(\d{0,12})$/.exec(text ?? '') ?? [];
  if (from === undefined || to === undefined) return anywhere;
  // No lower end at all says the same as 0; an upper one of 0 is a limit.
  const [low, high] = [endOf(from) || null, endOf(to)];
  return low !== null && high !== null && low > high ? [high, low] : [low, high];
}

function endOf(digits: string): number | null {
  return digits === '' ? null : Number(digits);
}

function writeInterval(address: URLSearchParams, name: string, [from, to]: Interval): void {
  if (from !== null || to !== null) address.set(name, `${from ?? ''}-${to ?? ''}`);
}
