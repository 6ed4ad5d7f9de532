import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { facetsOf } from './filters';
import { listedCar } from './fixture';
import { keepListing, takeListing } from './restore';
import { initialState, type ListingState } from './state';

const facets = facetsOf([listedCar(), listedCar({ bodyType: 'SUV' })]);
const state: ListingState = {
  ...initialState,
  query: 'seal',
  price: [500_000, null],
  range: [null, 600],
  bodyTypes: ['SUV'],
  protocols: ['CCS2'],
  sort: 'price_asc',
};

let kept: Map<string, string>;
const storage = (): Storage => ({
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
  clear: () => kept.clear(),
  key: () => null,
  length: kept.size,
});

const log = vi.spyOn(console, 'log').mockImplementation(() => {});

beforeEach(() => {
  kept = new Map();
});
afterEach(() => log.mockClear());

test('a list comes back once as it was left, and the stored values are cleared', () => {
  keepListing({ state, scroll: 1234.6, shown: 240 }, storage);
  expect([...kept.keys()].sort()).toEqual([
    'carsFilterState',
    'carsListRestore',
    'carsListScrollPos',
  ]);
  expect(takeListing(storage)?.(facets)).toEqual({ state, scroll: 1235, shown: 240 });
  expect(kept.size).toBe(0);
  expect(takeListing(storage)).toBeNull();
  expect(log).not.toHaveBeenCalled();
});

test('without its flag nothing comes back', () => {
  keepListing({ state, scroll: 10, shown: 120 }, storage);
  kept.delete('carsListRestore');
  expect(takeListing(storage)).toBeNull();
});

test('fields that are missing or wrong are as on a fresh page, the range from 0 to 800', () => {
  kept = new Map([
    ['carsListRestore', 'true'],
    ['carsListScrollPos', 'far'],
    ['carsFilterState', '{"priceRange":"x","bodyTypes":["Spaceship","SUV"],"sort":"cheapest"}'],
  ]);
  expect(takeListing(storage)?.(facets)).toEqual({
    state: { ...initialState, range: [0, 800], bodyTypes: ['SUV'] },
    scroll: 0,
    shown: 0,
  });
});

test.each(['{"broken', 'null', '7'])('a stored list of %s is none, and is logged', (text) => {
  kept = new Map([
    ['carsListRestore', 'true'],
    ['carsFilterState', text],
  ]);
  expect(takeListing(storage)).toBeNull();
  expect(log).toHaveBeenCalledOnce();
  expect(kept.size).toBe(0);
});

test('a storage that refuses costs the way back only, and is logged', () => {
  const refuse = () => {
    throw new Error('The operation is insecure.');
  };
  expect(() => keepListing({ state, scroll: 0, shown: 120 }, refuse)).not.toThrow();
  expect(takeListing(refuse)).toBeNull();
  expect(log).toHaveBeenCalledTimes(2);
});
