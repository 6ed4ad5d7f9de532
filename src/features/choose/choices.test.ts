import { expect, test } from 'vitest';
import { sampleTariffs } from '#domain/tariffs-fixture.ts';
import { sampleCandidate } from '#features/advice/fixture.ts';
import { realRoads } from '../../../tests/support/roads.ts';
import { choicesFor, monthlyKm } from './choices.ts';
import { usualWishes, type Wishes } from './wishes.ts';

const near = sampleCandidate({
  id: 'near-1',
  brandId: 'a',
  name: 'Near',
  range: 300,
  price: 900_000,
});
const far = sampleCandidate({
  id: 'far-1',
  brandId: 'b',
  name: 'Far',
  range: 600,
  price: 1_900_000,
});
const cars = [near, far];

const namesFor = (wishes: Partial<Wishes>) => {
  const choices = choicesFor(cars, { ...usualWishes(), ...wishes }, sampleTariffs, realRoads);
  return choices === 'wrong' ? choices : choices.map(({ car }) => car.name);
};

test('a budget leaves out what is dearer, and a wrong one is said to be wrong', () => {
  expect(namesFor({ budget: '1.5 million' })).toEqual(['Near']);
  expect(namesFor({})).toContain('Far');
  expect(namesFor({ budget: 'a lot' })).toBe('wrong');
  expect(namesFor({ daily: 'far' })).toBe('wrong');
  expect(namesFor({ budget: '100' })).toEqual([]);
});

test('the sum on the road is that of its parts', () => {
  const [choice] = choicesFor([near], usualWishes(), sampleTariffs, realRoads);
  // 1.8 % of 900,000 for the first year, 15,000 for the installation.
  expect(choice).toMatchObject({
    onTheRoad: { price: 900_000, home: { installation: 15_000 }, sum: 931_200 },
  });
  const [street] = choicesFor(
    [near],
    { ...usualWishes(), parking: false },
    sampleTariffs,
    realRoads,
  );
  expect(street).toMatchObject({ onTheRoad: { home: null, sum: 916_200 } });
});

test('a month has the km of its days', () => {
  expect(monthlyKm(60)).toBe(1826);
});
