import { expect, test } from 'vitest';
import type { ListedCar } from '#domain/listing-data.ts';
import { sampleCandidate } from '#features/advice/fixture.ts';
import { carsWithin } from '#features/catalogue/cars-within.ts';
import { listingAddress } from '#features/listing/address.ts';
import { seedCars } from '../../../tests/support/seed-cars.ts';
import { seedSurroundings } from '../../../tests/support/seed-points.ts';
import { sortedBy } from './sorting.ts';
import { standingAmong } from './standing.ts';
import { standingSentences, standingTitle } from './standing-words.ts';
import { usualWishes, type Wishes } from './wishes.ts';

/** A car of a brand of its own, 5 seats, sold by the agent. */
function carNamed(name: string, change: Partial<ListedCar> = {}): ListedCar {
  return sampleCandidate({
    ...{ name, brandId: name, brand: 'Brand', id: name, seats: 5, boot: 450, price: 1_000_000 },
    ...{ importChannel: 'official', bodyType: 'SUV', safetyStars: 5, length: 4700 },
    ...change,
  });
}

const others = ['One', 'Two', 'Three'].map((name) => carNamed(name));

function told(car: ListedCar, wishes: Partial<Wishes>, cars: readonly ListedCar[] = others) {
  const standing = standingAmong(
    car,
    [...cars, car],
    { ...usualWishes(), ...wishes },
    seedSurroundings,
  );
  if (standing === 'wrong') throw new Error('The wishes cannot be read.');
  const plain = (text: string) => text.replaceAll('\u00A0', ' ');
  return {
    title: plain(standingTitle(standing)),
    sentences: standingSentences(standing).map(plain),
  };
}

test('each answer that a car misses is named, and by how much', () => {
  const car = carNamed('Late', {
    ...{ price: 1_200_000, seats: 4, boot: 380, importChannel: 'parallel', bodyType: 'Sedan' },
  });
  const wishes = { budget: '1 million', seats: '5', boot: '400', agent: true, body: 'SUV' };
  expect(told(car, wishes)).toEqual({
    title: 'Brand Late: 5 things are in the way',
    sentences: [
      'It costs EGP 1,200,000: EGP 200,000 above your budget.',
      'It is of another kind: Sedan.',
      'It has 4 seats; you asked for 5 or more.',
      'Its boot takes 380 l; you asked for 400 l or more.',
      "No official dealer: traders import it, and you asked for the maker's agent only.",
    ],
  });
  const untold = carNamed('Untold', { seats: null, price: null });
  expect(told(untold, { budget: '1 million', seats: '5' }).sentences).toEqual([
    'Its price is not known, so we can’t compare it with your budget.',
    'We don’t know its number of seats, which you asked for.',
  ]);
});

test('a range that is too short says by how many km; a plug without a charger at home is named', () => {
  // 150 km WLTP: 125 km in everyday use, 100 less a fifth. Two days of 200 and 150 more ask for 550.
  const short = carNamed('Short', { range: 150, rangeCycle: 'WLTP' });
  expect(told(short, { daily: '200' }).sentences[0]).toMatch(
    /^With a fifth of its range in reserve it is 4\d\d km short of what your days ask for\.$/,
  );
  const plug = carNamed('Plug', { chargingProtocol: 'GB/T' });
  expect(told(plug, { parking: false }).sentences).toContainEqual(
    expect.stringMatching(/^Plug GB\/T: without charging at home/),
  );
  expect(told(carNamed('Two', { seats: 2, id: 'for-two' }), {}).sentences).toEqual([
    'It is for two, and others that fit have more seats.',
  ]);
});

test('a car that fits has its place in the order, and in what the chosen are better', () => {
  const small = carNamed('Small', { boot: 260, length: 3900 });
  expect(told(small, { budget: '2 million' })).toEqual({
    title: 'Brand Small fits: number 4 of 4',
    sentences: [
      'It suits your days and trips as well, but the cars above are better in size and boot.',
    ],
  });
  const [first = small] = others;
  expect(told(first, { budget: '2 million' }, others.slice(1))).toEqual({
    title: 'Brand One is one of the cars above',
    sentences: [],
  });
});

test('every car of the catalogue either has a place or misses something', () => {
  const wishes = { ...usualWishes(), budget: '1,500,000', daily: '60', trip: 'alexandria' };
  const sorted = sortedBy(seedCars, wishes, seedSurroundings);
  const placed = seedCars.filter((car) => {
    const standing = standingAmong(car, seedCars, wishes, seedSurroundings);
    if (standing === 'wrong') throw new Error('The wishes cannot be read.');
    expect([car.name, standing.place !== null]).toEqual([car.name, standing.misses.length === 0]);
    return standing.place !== null;
  });
  expect(sorted === 'wrong' ? 0 : sorted.ranked.length).toBe(placed.length);
});

test('the list of all cars understands the budget and the kind', () => {
  const [, search] = carsWithin(1_500_000, 'SUV').split('?');
  expect(listingAddress.read(`?${search}`)).toMatchObject({
    price: [null, 1_500_000],
    bodyTypes: ['SUV'],
  });
  expect(carsWithin(null, '')).toBe('/cars');
});
