import { describe, expect, it } from 'vitest';
import type { Car } from '#domain/car.ts';
import { noChanges, sampleCar, sampleRow } from '#domain/fixture.ts';
import { slugOf } from '#domain/slug.ts';
import { similarIn, similarNow, toSimilar } from './similar.ts';

/** A car identified by its brand and number. */
const car = (brandId: string, id: string, change: Partial<Car> = {}) =>
  sampleCar({ brandId, id, price: 1_000_000, range: 400, ...change });

const named = (cars: readonly Car[]) => cars.map(({ brandId, id }) => `${brandId} ${id}`);

describe('similarIn', () => {
  it('names the nearest in price first, never the car itself', () => {
    const one = car('a', '1');
    const cars = [one, car('b', '2', { price: 1_200_000 }), car('c', '3', { price: 1_100_000 })];
    expect(named(similarIn(cars)(one))).toEqual(['c 3', 'b 2']);
  });

  it('keeps to the body type, however it is written', () => {
    const one = car('a', '1', { bodyType: 'SUV' });
    const cars = [one, car('b', '2', { bodyType: 'Sedan' }), car('c', '3', { bodyType: 'suv' })];
    expect(named(similarIn(cars)(one))).toEqual(['c 3']);
  });

  it('tells cars of one price apart by range, on the battery where there is a generator', () => {
    const one = car('a', '1', { range: 400 });
    const far = car('b', '2', { range: 700 });
    const extended = car('c', '3', { powertrain: 'EREV', range: 1100, evRange: 200 });
    const near = car('d', '4', { range: 420 });
    expect(named(similarIn([one, far, extended, near])(one))).toEqual(['d 4', 'b 2', 'c 3']);
  });

  it('puts a car that costs more and goes less far behind', () => {
    const one = car('a', '1');
    const worse = car('b', '2', { price: 1_030_000, range: 390 });
    const dearer = car('c', '3', { price: 1_080_000, range: 430 });
    expect(named(similarIn([one, worse, dearer])(one))).toEqual(['c 3', 'b 2']);
  });

  it('compares the ranges on the road, not those of different test cycles', () => {
    const one = car('a', '1', { range: 400 });
    const sameFigure = car('b', '2', { range: 400, rangeCycle: 'CLTC' });
    const sameRoad = car('c', '3', { range: 486, rangeCycle: 'CLTC' });
    expect(named(similarIn([one, sameFigure, sameRoad])(one))).toEqual(['c 3', 'b 2']);
  });

  it('shows at most two of a brand and four in all', () => {
    const one = car('a', '1');
    const own = ['2', '3', '4'].map((id) => car('a', id));
    const others = ['5', '6', '7'].map((id) => car('b', id, { price: 1_050_000 }));
    const last = ['8', '9'].map((id) => car('c', id, { price: 1_200_000 }));
    expect(named(similarIn([one, ...own, ...others, ...last])(one))).toEqual([
      'a 2',
      'a 3',
      'b 5',
      'b 6',
    ]);
  });

  it('names none beyond a fifth more or less than the price', () => {
    const one = car('a', '1');
    const cars = [one, car('b', '2', { price: 830_000 }), car('c', '3', { price: 1_210_000 })];
    expect(similarIn(cars)(one)).toEqual([]);
  });

  it('does without a price or a range', () => {
    const one = car('a', '1', { price: null, range: null });
    const cars = [one, car('b', '2', { price: null }), car('c', '3', { price: null, range: 0 })];
    expect(named(similarIn(cars)(one))).toEqual(['b 2', 'c 3']);
  });

  it('gives the same cars in whatever order the catalogue comes', () => {
    const cars = Array.from({ length: 60 }, (_, index) =>
      car(`brand-${index % 7}`, String(index), { price: 1_000_000 + (index % 5) * 10_000 }),
    );
    const one = cars[30] ?? car('a', '1');
    expect(named(similarIn(cars)(one))).toEqual(named(similarIn(cars.toReversed())(one)));
  });

  it('looks at a few neighbours of each of 5,000 cars, not at all of them', () => {
    let reads = 0;
    const cars = Array.from({ length: 5000 }, (_, index) => {
      const each = car(`brand-${index % 120}`, String(index), { price: 500_000 + index * 600 });
      return Object.defineProperty({ ...each }, 'evRange', {
        get: () => {
          reads += 1;
          return null;
        },
      });
    });
    const similarTo = similarIn(cars);
    expect(cars.every((each) => similarTo(each).length === 4)).toBe(true);
    expect(reads).toBeLessThan(5000 * 100);
  });
});

describe('similarNow', () => {
  const ids = [
    '00000001-de27-487c-9ce4-aa5f0b4702d2',
    '00000002-de27-487c-9ce4-aa5f0b4702d2',
  ] as const;
  const [one, two] = ids.map((id) => toSimilar(car('byd', slugOf('Seal', id))));
  const cars = [one, two].filter((named) => named !== undefined);

  it('leaves out cars that were withdrawn, alone or with their brand', () => {
    const withdrawn = { ...noChanges.withdrawn, cars: [ids[0]] };
    expect(similarNow(cars, { ...noChanges, withdrawn })).toEqual([two]);
    const brand = { ...noChanges.withdrawn, brands: ['byd'] };
    expect(similarNow(cars, { ...noChanges, withdrawn: brand })).toEqual([]);
  });

  it('gives a changed car its new price and keeps its address', () => {
    const row = sampleRow({ id: ids[1], brand: 'BYD', model: 'Renamed', price_egp: 7 });
    const [, now] = similarNow(cars, { ...noChanges, cars: [row] });
    expect(now).toMatchObject({ id: 'seal-00000002', name: 'Renamed', price: 7 });
  });
});
