import { describe, expect, test } from 'vitest';
import { listingAddress } from './address.ts';
import { initialState, type ListingState } from './filters.ts';

const everything: ListingState = {
  query: 'atto 3',
  price: [500_000, 2_000_000],
  everyday: [250, null],
  range: [300, null],
  brands: ['byd', 'mg'],
  bodyTypes: ['SUV'],
  seats: ['5'],
  channels: ['official'],
  protocols: ['CCS2', 'GB/T'],
  plugs: ['recorded'],
  drives: ['AWD'],
  powertrains: ['EREV'],
  sort: 'range_desc',
  view: 'brands',
};

test('an address that is written is read as it was', () => {
  const address = listingAddress.write(everything);
  expect(address).toBe(
    '?view=brands&q=atto+3&sort=range_desc&price=500000-2000000&everyday=250-&range=300-&brand=byd&brand=mg&body=SUV&seats=5&seller=official&protocol=CCS2&protocol=GB/T&plug=recorded&drive=AWD&powertrain=EREV',
  );
  expect(listingAddress.read(address)).toEqual(everything);
});

test('an upper end of nothing is one, a lower end of nothing none', () => {
  const nothing = { ...initialState, price: [null, 0] } satisfies ListingState;
  expect(listingAddress.read(listingAddress.write(nothing))).toEqual(nothing);
  expect(listingAddress.read('?price=0-')).toEqual(initialState);
});

describe('whatever an address says wrongly is as on a fresh page', () => {
  test.each([
    '?sort=cheapest',
    '?view=grid',
    '?price=abc',
    '?price=-5',
    '?price=1e9-2',
    '?range=',
    '?range=0-',
    '?q=%20%20',
    '?%E0%A4%A',
  ])('%s', (address) => {
    const expected = address === '?price=-5' ? { ...initialState, price: [null, 5] } : initialState;
    expect(listingAddress.read(address)).toEqual(expected);
  });

  test('ends in the wrong order are put right', () => {
    expect(listingAddress.read('?price=900-100').price).toEqual([100, 900]);
  });

  test('a search is cut to what a person would type', () => {
    expect(listingAddress.read(`?q=${'x'.repeat(500)}`).query).toHaveLength(80);
  });
});
