import { describe, expect, it, test } from 'vitest';
import { monthlyKm } from '#domain/answered-month.ts';
import { homeCharging } from '#domain/home-charger.ts';
import type { ListedCar } from '#domain/listing-data.ts';
import { sampleMoney } from '#domain/money-fixture.ts';
import { onTheRoad } from '#domain/on-the-road.ts';
import { sampleTariffs } from '#domain/tariffs-fixture.ts';
import { sampleCandidate, sampleExtended } from '#features/advice/fixture.ts';
import { seedSurroundings } from '../../../tests/support/seed-points.ts';
import { choicesFor } from './choices.ts';
import { figureNotes } from './figures.ts';
import { noneFits } from './none-fits.ts';
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
const wallbox = {
  id: 'wallbox',
  name: 'Wallbox',
  price: 25_000,
  category: 'Home',
  connectorType: 'Type 2',
};
const prices = { facts: sampleMoney.road, chargers: [wallbox] };

function choose(wishes: Partial<Wishes>, cars: readonly ListedCar[] = [near, far]) {
  const asked = { ...usualWishes(), ...wishes };
  const choice = choicesFor(cars, asked, sampleTariffs, seedSurroundings, prices);
  return choice === 'wrong' ? { cars: [], unknown: 0, isWrong: true } : choice;
}

const names = (wishes: Partial<Wishes>, cars?: readonly ListedCar[]) =>
  choose(wishes, cars).cars.map(({ car }) => car.name);

test('a budget leaves out what is dearer, and a wrong one is said to be wrong', () => {
  expect(names({ budget: '1.5 million' })).toEqual(['Near']);
  expect(names({})).toContain('Far');
  expect(choose({ budget: 'a lot' })).toHaveProperty('isWrong');
  expect(choose({ daily: 'far' })).toHaveProperty('isWrong');
  expect(names({ budget: '100' })).toEqual([]);
});

test('the sum on the road is that of the page of the car', () => {
  // 2 or 4 % of 900,000 for the first year, 120 for the compulsory one, 25,000 for a charger, 15,000 for its installation.
  const [choice] = choose({}, [near]).cars;
  expect(choice).toMatchObject({ onTheRoad: { sum: [958_120, 976_120] } });
  expect(choice).toMatchObject({
    onTheRoad: onTheRoad(near.price, sampleMoney.road, homeCharging(sampleMoney.charger)),
  });
  expect(choose({ parking: false }, [near]).cars[0]).toMatchObject({
    onTheRoad: { home: null, sum: [918_120, 936_120] },
  });
});

test('a month has the km of its days', () => {
  expect(monthlyKm(60)).toBe(1826);
});

test('a car’s address says how it is driven, as its page reads it', () => {
  const plan = (wishes: Partial<Wishes>) => choose(wishes, [far]).cars[0]?.plan;
  expect(plan({ daily: '60', trip: 'alexandria', often: '2' })).toBe(
    '?km=1826&home=100&trip=438&often=2&from=cairo&to=alexandria',
  );
  expect(plan({ daily: '40', parking: false })).toBe('?km=1218&home=0&from=cairo');
  expect(plan({ daily: '0' })).toBe('?from=cairo');
  expect(plan({ daily: '40', home: 'tanta' })).toBe('?km=1218&home=100&from=tanta');
});

test('a month counts the way that the trip takes, and its meter', () => {
  // By the Nile road to Qena, 612 km, chargers are missing; by Hurghada it is 683 km one way.
  const long = sampleCandidate({ id: 'long-1', name: 'Long', range: 780, batteryCapacity: 107.8 });
  const [choice] = choose({ daily: '40', trip: 'qena', often: '1' }, [long]).cars;
  expect(choice?.plan).toBe('?km=1218&home=100&trip=1366&often=1&from=cairo&to=qena');
  expect(choice?.month?.km).toBe(1218 + 1366);
  expect(choice?.reasons.fits.join(' ')).toMatch(/about 1,366.km.* By Hurghada, 142.km longer/);
  const coded = choose({ daily: '40', meter: 'coded' }, [far]).cars[0];
  expect(coded?.plan).toBe('?km=1218&home=100&meter=coded&from=cairo');
  expect(coded?.month?.shared[0]).toBeCloseTo(coded?.month?.separate[0] ?? 0);
  expect(choose({ parking: false, meter: 'coded' }, [far]).cars[0]?.plan).not.toContain('meter');
});

test('a month of a range-extended car counts its petrol in litres', () => {
  const month = choose({ daily: '40', trip: 'alexandria', often: '1' }, [sampleExtended()]).cars[0]
    ?.month;
  // 200 km CLTC: 100 km hot to 120 mild on the motorway; 15 % stay, so 353 to 336 of 438 km are by petrol.
  // 200 km CLTC: 120 (mild) to 90 km (hot) on the motorway, of which 15 % stay, so 336 to 361.5 of 438 km are by petrol.
  expect(month?.litres.map(Math.round)).toEqual([22, 29]);
});

describe('a home near which no rapid charger is known', () => {
  const assiut = { home: 'assiut', parking: false };
  const found = (wishes: Partial<Wishes>) => choose(wishes, [far]).cars[0];

  it('is said first, and half an hour at a rapid charger is not promised there', () => {
    const { lacks = [], fits = [] } = found(assiut)?.reasons ?? {};
    expect(lacks[0]).toMatch(/it gets hard in Assiut: .*no public rapid charger within 30.km/);
    expect([...lacks, ...fits].join()).not.toContain('half an hour');
    const cairo = found({ parking: false })?.reasons.fits ?? [];
    expect(cairo.join()).toContain('half an hour');
    expect(found({ home: 'assiut' })?.reasons.lacks.join()).not.toContain('Assiut');
  });

  it('has its month at AC points, in the address of the car, too', () => {
    const { month, plan } = found(assiut) ?? {};
    expect(month?.separate[0]).toBe(month?.separate[1]);
    expect(month?.separate[0]).toBe(found({ parking: false })?.month?.separate[0]);
    expect(plan).toBe('?km=1218&home=0&away=ac&from=assiut');
    const choice = found(assiut);
    const notes = choice && figureNotes(choice, { parking: false });
    expect(notes?.join()).toContain('A month at public AC points');
  });
});

describe('what a family asks for', () => {
  const six = sampleCandidate({ brandId: 'six', name: 'Six', seats: 6, boot: 320 });
  const five = sampleCandidate({ brandId: 'five', name: 'Five', seats: 5, boot: 480 });
  const two = sampleCandidate({ brandId: 'two', name: 'Two', seats: 2, boot: 250 });
  const untold = sampleCandidate({
    ...{ brandId: 'untold', name: 'Untold', seats: null, boot: null, importChannel: null },
  });
  const parallel = sampleCandidate({
    ...{ brandId: 'p', name: 'Parallel', seats: 5, boot: 510, importChannel: 'parallel' },
  });
  const all = [six, five, two, untold, parallel];

  it('leaves out what does not fit, and counts what is not known', () => {
    expect(names({ seats: '6' }, all)).toEqual(['Six']);
    expect(choose({ seats: '6' }, all).unknown).toBe(1);
    expect(names({ boot: '400' }, all).sort()).toEqual(['Five', 'Parallel']);
    expect(choose({ boot: '400' }, all).unknown).toBe(1);
    expect(names({ agent: true }, all).sort()).toEqual(['Five', 'Six']);
    expect(choose({ agent: true }, all).unknown).toBe(1);
    expect(choose({ seats: '7' }, all)).toEqual({ cars: [], unknown: 1 });
    expect(choose({}, all).unknown).toBe(0);
  });

  it('counts no car as unknown that is known not to fit, or whose driving does not', () => {
    const small = { ...untold, boot: 200 };
    expect(choose({ seats: '5', boot: '300' }, [small]).unknown).toBe(0);
    expect(choose({ seats: '5', daily: '600' }, [untold]).unknown).toBe(0);
  });

  it('shows a car for two only where nothing else fits', () => {
    expect(names({}, [two, five])).toEqual(['Five']);
    expect(names({}, [two])).toEqual(['Two']);
    expect(names({ seats: '5' }, [two])).toEqual([]);
  });
});

test('where no car fits, the commonest reason is told, and only looser answers that give cars', () => {
  const asked = { ...usualWishes(), trip: 'luxor', parking: false, budget: '500000', daily: '80' };
  const found = noneFits([near, far], asked, seedSurroundings);
  expect(found?.most).toEqual({ kind: 'budget', count: 2, all: 2 });
  for (const { wishes } of found?.looser ?? []) expect(names(wishes).length).toBeGreaterThan(0);
  const cheap = { ...near, chargingProtocol: 'GB/T', price: 400_000 };
  const plug = noneFits([cheap], { ...asked, trip: '', daily: '40' }, seedSurroundings);
  expect(plug?.most?.kind).toBe('plug');
  expect(plug?.looser.map(({ answer }) => answer)).toEqual(['parking']);
  expect(noneFits([near], { ...asked, budget: 'a lot' }, seedSurroundings)).toBeNull();
});
