import { expect, test } from 'vitest';
import { oddPricesOf } from './odd-prices.ts';

const row = { price_egp: '1000000', trims: [{ name: 'Comfort', price_egp: 1_000_000 }] };
const odd = (columns: Record<string, unknown>, table: 'cars' | 'chargers' | 'brands' = 'cars') =>
  oddPricesOf(table, row, columns).map(({ trim, from, to }) => [trim, from, to]);

test('the price of a row and those of its trims are judged by name', () => {
  expect(odd({ price_egp: 400_000 })).toEqual([[null, 1_000_000, 400_000]]);
  expect(odd({ dealer: 'SMG' })).toEqual([]);
  const trims = [
    { name: 'Comfort', price_egp: 1_400_000 },
    { name: 'Design', price_egp: 99_000 },
    { name: 'Max', price_egp: null },
  ];
  expect(odd({ price_egp: 1_100_000, trims })).toEqual([
    ['Comfort', 1_000_000, 1_400_000],
    ['Design', null, 99_000],
  ]);
});

test('a new car, a charger and a brand', () => {
  expect(oddPricesOf('cars', null, { price_egp: 90_000 })).toHaveLength(1);
  expect(oddPricesOf('chargers', null, { price_egp: 900 })).toEqual([]);
  expect(oddPricesOf('brands', null, { name_en: 'BYD' })).toEqual([]);
});

test('another move of the same price is another one to confirm', () => {
  const keys = [400_000, 300_000].map(
    (price_egp) => oddPricesOf('cars', row, { price_egp })[0]?.key,
  );
  expect(new Set(keys).size).toBe(2);
});
