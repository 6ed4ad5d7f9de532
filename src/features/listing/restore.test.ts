import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubPage } from '../../../tests/support/page-globals';
import { facetsOf } from './filters';
import { listedCar } from './fixture';
import { keepListing, keepPlace, takeListing, takePlace } from './restore';
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

const log = vi.spyOn(console, 'log').mockImplementation(() => {});

beforeEach(() => void stubPage('/cars'));
afterEach(() => {
  log.mockClear();
  vi.unstubAllGlobals();
});

test('a list comes back once as it was left, and the stored values are cleared', () => {
  keepListing({ state, scroll: 1234.6, shown: 240 });
  expect(Object.keys(sessionStorage).sort()).toEqual([
    'carsFilterState',
    'carsListRestore',
    'carsListScrollPos',
  ]);
  expect(takeListing()?.(facets)).toEqual({ state, scroll: 1235, shown: 240 });
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(takeListing()).toBeNull();
  expect(log).not.toHaveBeenCalled();
});

test('without its flag nothing comes back', () => {
  keepListing({ state, scroll: 10, shown: 120 });
  sessionStorage.removeItem('carsListRestore');
  expect(takeListing()).toBeNull();
});

test('fields that are missing or wrong are as on a fresh page, the range from 0 to 800', () => {
  sessionStorage.setItem('carsListRestore', 'true');
  sessionStorage.setItem('carsListScrollPos', 'far');
  sessionStorage.setItem(
    'carsFilterState',
    '{"priceRange":"x","bodyTypes":["Spaceship","SUV"],"sort":"cheapest"}',
  );
  expect(takeListing()?.(facets)).toEqual({
    state: { ...initialState, range: [null, 800], bodyTypes: ['SUV'] },
    scroll: 0,
    shown: 0,
  });
});

test.each(['{"broken', 'null', '7'])('a stored list of %s is none, and is logged', (text) => {
  sessionStorage.setItem('carsListRestore', 'true');
  sessionStorage.setItem('carsFilterState', text);
  expect(takeListing()).toBeNull();
  expect(log).toHaveBeenCalledOnce();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('a storage that refuses costs the way back only, and is logged', () => {
  const refuse = () => {
    throw new Error('The operation is insecure.');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(() => keepListing({ state, scroll: 0, shown: 120 })).not.toThrow();
  expect(takeListing()).toBeNull();
  expect(log).toHaveBeenCalledTimes(2);
});
test('a place comes back once, and only in the list of its address', () => {
  keepPlace({ scroll: 900, shown: 48 });
  expect(takePlace()).toEqual({ scroll: 900, shown: 48 });
  expect(takePlace()).toBeNull();
  keepPlace({ scroll: 900, shown: 48 });
  stubPage('/cars?body=SUV');
  expect(takePlace()).toBeNull();
});

test('a list at its top has no place to keep', () => {
  keepPlace({ scroll: 900, shown: 48 });
  keepPlace({ scroll: 0, shown: 24 });
  expect(takePlace()).toBeNull();
});
