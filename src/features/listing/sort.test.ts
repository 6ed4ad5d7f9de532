import { expect, test } from 'vitest';
import { listedCar } from './fixture';
import { isSortKey, type SortKey, sorted } from './sort';

const cars = [
  listedCar({ name: 'a', price: null, range: 300, motorPower: 200 }),
  listedCar({ name: 'b', price: 2, range: null, motorPower: 300 }),
  listedCar({ name: 'c', price: 1, range: 500, motorPower: null }),
  listedCar({ name: 'd', price: 2, range: 500, motorPower: 300 }),
];

test.each<[SortKey, string]>([
  ['default', 'abcd'],
  ['price_asc', 'cbda'],
  ['price_desc', 'bdca'],
  ['range_desc', 'cdab'],
  ['power_desc', 'bdac'],
])('%s: equals stay as they stood, and what has no figure comes last', (key, order) => {
  expect(
    sorted(cars, key)
      .map(({ name }) => name)
      .join(''),
  ).toBe(order);
});

test('only the five orders are orders', () => {
  expect(isSortKey('power_desc')).toBe(true);
  expect(isSortKey('power')).toBe(false);
  expect(isSortKey(null)).toBe(false);
});
