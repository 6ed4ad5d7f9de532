import { expect, it } from 'vitest';
import { realRoads } from '../../tests/support/roads.ts';
import { gapOn, leadsOver } from './gaps.ts';
import { routeBetween } from './roads.ts';
import { placesOnWay, waysBetween } from './ways.ts';

it('knows other ways to a place, the shortest first, none more than 30 % longer', () => {
  const ways = waysBetween(realRoads, 'cairo', 'matrouh');
  const shortest = routeBetween(realRoads, 'cairo', 'matrouh');
  expect(ways[0]).toEqual(shortest);
  expect(ways.some(({ through }) => through.includes('alexandria'))).toBe(true);
  const lengths = ways.map(({ km }) => km);
  expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
  expect(Math.max(...lengths)).toBeLessThanOrEqual((shortest?.km ?? 0) * 1.3);
  for (const { through } of ways) expect(new Set(through).size).toBe(through.length);
});

it('knows none where no road leads there', () => {
  expect(waysBetween(realRoads, 'cairo', 'nowhere')).toEqual([]);
  expect(waysBetween(realRoads, 'cairo', 'cairo')).toEqual([{ km: 0, through: ['cairo'] }]);
});

const way = routeBetween(realRoads, 'cairo', 'luxor');
if (!way) throw new Error('There is no road to Luxor.');

it('passes each place at the km of its roads', () => {
  const passed = placesOnWay(realRoads, way);
  expect(passed.map(({ place, km }) => [place.id, km])).toEqual([
    ['cairo', 0],
    ['giza', 9],
    ['dahshur', 42],
    ['assiut', 376],
    ['sohag', 472],
    ['luxor', 643],
  ]);
});

it('names a gap by the nearest places with a name, there and on the way back', () => {
  const named = (fromKm: number, toKm: number) => {
    const gap = gapOn(realRoads, way, { fromKm, toKm }, 200);
    return [gap.between.en, gap.and.en, gap.km];
  };
  expect(named(20, 380)).toEqual(['Giza', 'Assiut', 360]);
  expect(named(380, 640)).toEqual(['Assiut', 'Luxor', 260]);
  // Between two places, but nearest to the same one.
  expect(named(390, 410)).toEqual(['Assiut', 'Sohag', 20]);
  // From Assiut by Luxor and back to Assiut; and on the way back from Luxor to Assiut.
  expect(named(380, 906)).toEqual(['Assiut', 'Luxor', 263]);
  expect(named(650, 906)).toEqual(['Luxor', 'Assiut', 256]);
});

it('tells which other ways have the same gap', () => {
  const gap = gapOn(realRoads, way, { fromKm: 20, toKm: 643 }, 200);
  expect(gap.stretch).toEqual(['dahshur', 'assiut']);
  const ways = waysBetween(realRoads, 'cairo', 'luxor');
  expect(ways.filter((one) => leadsOver(one, gap)).length).toBeGreaterThan(1);
  expect(ways.filter((one) => !leadsOver(one, gap)).length).toBeGreaterThan(1);
});
