import { expect, test } from 'vitest';
import { homeCharging } from '#domain/home-charger.ts';
import { sampleMoney } from '#domain/money-fixture.ts';
import { onTheRoad } from '#domain/on-the-road.ts';
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
const wallbox = {
  id: 'wallbox',
  name: 'Wallbox',
  price: 25_000,
  category: 'Home',
  connectorType: 'Type 2',
};
const prices = { facts: sampleMoney.road, chargers: [wallbox] };

const namesFor = (wishes: Partial<Wishes>) => {
  const choices = choicesFor(
    cars,
    { ...usualWishes(), ...wishes },
    sampleTariffs,
    realRoads,
    prices,
  );
  return choices === 'wrong' ? choices : choices.map(({ car }) => car.name);
};

test('a budget leaves out what is dearer, and a wrong one is said to be wrong', () => {
  expect(namesFor({ budget: '1.5 million' })).toEqual(['Near']);
  expect(namesFor({})).toContain('Far');
  expect(namesFor({ budget: 'a lot' })).toBe('wrong');
  expect(namesFor({ daily: 'far' })).toBe('wrong');
  expect(namesFor({ budget: '100' })).toEqual([]);
});

test('the sum on the road is that of the page of the car', () => {
  const [choice] = choicesFor([near], usualWishes(), sampleTariffs, realRoads, prices);
  // 2 or 4 % of 900,000 for the first year, 120 for the compulsory one, 25,000 for a charger, 15,000 for its installation.
  expect(choice).toMatchObject({ onTheRoad: { sum: [958_120, 976_120] } });
  expect(choice).toMatchObject({
    onTheRoad: onTheRoad(near.price, sampleMoney.road, homeCharging(sampleMoney.charger)),
  });
  const street = { ...usualWishes(), parking: false };
  const [away] = choicesFor([near], street, sampleTariffs, realRoads, prices);
  expect(away).toMatchObject({ onTheRoad: { home: null, sum: [918_120, 936_120] } });
});

test('a month has the km of its days', () => {
  expect(monthlyKm(60)).toBe(1826);
});
