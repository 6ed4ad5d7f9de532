import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubPage } from '../../../tests/support/page-globals.ts';
import { listingAddress } from './address.ts';
import { initialState, type ListingState } from './filters.ts';
import { consumeListing, openingOf, saveListing } from './restore.ts';

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
  saveListing({ state, scroll: 1234.6, shown: 240 }, true);
  expect(Object.keys(sessionStorage).sort()).toEqual([
    'carsFilterState',
    'carsListRestore',
    'carsListScrollPos',
  ]);
  expect(consumeListing()).toEqual({ state, scroll: 1235, shown: 240, forCar: true });
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(consumeListing()).toBeNull();
  expect(log).not.toHaveBeenCalled();
});

describe('a list that was left', () => {
  const left = { state, scroll: 900, shown: 48 };
  const fresh = { state: initialState, scroll: 0, shown: 0 };
  const opened = (type: string, referrer = '') => {
    class Timing {
      type = type;
    }
    vi.stubGlobal('PerformanceNavigationTiming', Timing);
    vi.stubGlobal('performance', { getEntriesByType: () => [new Timing()] });
    vi.stubGlobal('document', { referrer });
  };

  test('for a car is restored on the way back from it, also where the address asks nothing', () => {
    opened('navigate', `${location.origin}/cars/byd/seal`);
    saveListing(left, true);
    expect(openingOf('')).toMatchObject(left);
    expect(openingOf('')).toEqual(fresh);
  });

  test('for a car is forgotten when the visit comes from elsewhere or asks for something else', () => {
    opened('navigate', `${location.origin}/about`);
    saveListing(left, true);
    expect(openingOf('')).toEqual(fresh);
    opened('back_forward');
    saveListing(left, true);
    expect(openingOf('?body=Sedan').state.bodyTypes).toEqual(['Sedan']);
  });

  test('for another page is restored by a reload of its address, or the way back to it, alone', () => {
    for (const way of ['reload', 'back_forward']) {
      opened(way);
      saveListing(left);
      expect(openingOf(listingAddress.write(state))).toMatchObject(left);
    }
    opened('reload');
    saveListing(left);
    expect(openingOf('')).toEqual(fresh);
    opened('navigate');
    saveListing(left);
    expect(openingOf(listingAddress.write(state))).toEqual({ ...fresh, state });
  });
});

test('fields that are missing or wrong are as on a fresh page, the range from 0 to 800', () => {
  sessionStorage.setItem('carsListRestore', 'true');
  sessionStorage.setItem('carsListScrollPos', 'far');
  sessionStorage.setItem(
    'carsFilterState',
    '{"priceRange":"x","bodyTypes":["SUV"],"sort":"cheapest"}',
  );
  expect(consumeListing()).toEqual({
    state: { ...initialState, range: [null, 800], bodyTypes: ['SUV'] },
    scroll: 0,
    shown: 0,
    forCar: true,
  });
});

test.each(['{"broken', 'null', '7'])('a stored list of %s is none, and is logged', (text) => {
  sessionStorage.setItem('carsListRestore', 'true');
  sessionStorage.setItem('carsFilterState', text);
  expect(consumeListing()).toBeNull();
  expect(log).toHaveBeenCalledOnce();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('a storage that refuses costs the way back only, and is logged', () => {
  const refuse = () => {
    throw new Error('The operation is insecure.');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(() => saveListing({ state, scroll: 0, shown: 120 })).not.toThrow();
  expect(consumeListing()).toBeNull();
  expect(log).toHaveBeenCalledTimes(2);
});
