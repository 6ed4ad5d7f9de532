import { expect, test } from 'vitest';
import { seedBrands } from '../../../tests/support/seed-cars.ts';
import { scaleOf } from './scale.ts';

const highest = 7_500_000;
const { most, placeOf, figureAt } = scaleOf('price', highest);

test('a price scale runs from nothing to the highest price, each stop dearer than the last', () => {
  const stops = Array.from({ length: most + 1 }, (_, place) => figureAt(place));
  expect(stops[0]).toBe(0);
  expect(stops.at(-1)).toBe(highest);
  expect(stops).toEqual(stops.toSorted((one, other) => one - other));
  expect(new Set(stops).size).toBe(stops.length);
  for (const [place, stop] of stops.entries()) expect(placeOf(stop)).toBe(place);
});

test('half of the cars lie in the middle third of its track, not at its beginning', () => {
  const prices = seedBrands.flatMap(({ models }) => models.flatMap(({ price }) => price ?? []));
  const places = prices.map(placeOf).sort((one, other) => one - other);
  const middle = (places[Math.floor(places.length / 2)] ?? 0) / most;
  expect(middle).toBeGreaterThan(1 / 2);
  expect(middle).toBeLessThan(3 / 4);
});

test('a price between two stops lies at the nearer one, one beyond the end at the end', () => {
  expect(figureAt(placeOf(1_234_567))).toBe(1_250_000);
  expect(figureAt(placeOf(2_040_000))).toBe(2_000_000);
  expect(placeOf(9_000_000)).toBe(most);
});

test('a highest price between steps, or none at all, still ends the track', () => {
  const odd = scaleOf('price', 2_050_000);
  expect(odd.figureAt(odd.most)).toBe(2_050_000);
  expect(scaleOf('price', 0)).toMatchObject({ most: 0 });
  expect(scaleOf('price', 0).placeOf(5)).toBe(0);
});

test('kilometres lie evenly', () => {
  const km = scaleOf('everyday', 640);
  expect([km.most, km.step, km.placeOf(330), km.figureAt(330)]).toEqual([640, 10, 330, 330]);
});
