import { describe, expect, it } from 'vitest';
import type { ListedCar } from '#domain/listing-data.ts';
import { realRoads } from '../../../tests/support/roads.ts';
import { seedPoints } from '../../../tests/support/seed-points.ts';
import { sampleCandidate, sampleExtended, sampleNeeds } from './fixture.ts';
import { matchesOf, type Needs } from './matching.ts';
import { bestOf, qualityOf } from './ranking.ts';
import { tripTo } from './trip.ts';

const alexandria = tripTo(realRoads, 'Alexandria', '');
const ground = { map: realRoads, points: seedPoints };
const anyPrice = 10_000_000;

const names = (cars: readonly ListedCar[], change: Partial<Needs> = {}) => {
  const needs = sampleNeeds({ budget: anyPrice, ...change });
  return bestOf(matchesOf(cars, needs, ground), needs).map(({ car }) => car.name);
};

/** One of two cars that fit alike, of brands of their own. */
const car = (name: string, change: Partial<ListedCar> = {}) =>
  sampleCandidate({ brandId: name.toLowerCase(), name, price: 1_000_000, ...change });

const small = { length: 4000, boot: 280, safetyStars: null, importChannel: null };
const large = { length: 4700, boot: 500, safetyStars: 5, importChannel: 'official' } as const;

describe('qualityOf', () => {
  it('is the mean of six marks, as a hand works them out', () => {
    // Seal, 570 km WLTP, 60 km a day, 440 l, 4 stars: length 4800 -> 1; boot (440 - 250) / 300 = 0.633; stars 4 / 5 = 0.8;
    // the agent sells it, 1; motorway 370 km hot, (370 - 60 - 100) / 300 = 0.7; CCS2, 1. Together 5.133 / 6.
    const seal = sampleCandidate({ boot: 440, safetyStars: 4 });
    expect(qualityOf({ car: seal }, 60)).toBeCloseTo(0.8556, 4);
  });

  it('counts what nobody knows low, not as nothing and not as a guess', () => {
    const known = qualityOf({ car: sampleCandidate({ boot: 400 }) }, 60);
    const unknown = qualityOf({ car: sampleCandidate({ boot: null }) }, 60);
    const none = qualityOf({ car: sampleCandidate({ boot: 200 }) }, 60);
    expect(unknown).toBeLessThan(known);
    expect(unknown).toBeGreaterThan(none);
    const parallel = sampleCandidate({ importChannel: 'parallel' });
    const untold = sampleCandidate({ importChannel: null });
    expect(qualityOf({ car: untold }, 60)).toBeGreaterThan(qualityOf({ car: parallel }, 60));
  });
});

describe('bestOf with a budget', () => {
  it('puts the better car before the cheaper one', () => {
    const cheap = car('Cheap', small);
    const good = car('Good', { ...large, price: 1_400_000 });
    expect(names([cheap, good])).toEqual(['Good', 'Cheap']);
    expect(names([car('Dear', { price: 1_200_000 }), car('Same')])).toEqual(['Same', 'Dear']);
  });

  it('never puts a better car before one that fits better', () => {
    const good = car('Good', { ...large, range: 250 });
    expect(names([good, car('Fits', small)], { dailyKm: 90 })).toEqual(['Fits', 'Good']);
  });

  it('suggests three at most, of three brands where they are nearly as good', () => {
    const cars = [
      car('First', large),
      car('Sister', { ...large, brandId: 'first', boot: 490 }),
      car('Other', { ...large, boot: 400 }),
      car('Poor', small),
    ];
    expect(names(cars)).toEqual(['First', 'Other', 'Sister']);
    expect(names([...cars, car('Third', { ...large, boot: 380 })])).toEqual([
      'First',
      'Other',
      'Third',
    ]);
  });

  it('suggests one car of a model line', () => {
    const plus = car('Seal Plus', { brandId: 'byd' });
    expect(names([plus, sampleCandidate()])).toHaveLength(1);
  });

  it('prefers a car that needs no petrol where it is as good on the road', () => {
    expect(names([sampleExtended(), sampleCandidate()], { trip: alexandria })[0]).toBe('Seal RWD');
  });

  it('suggests nothing where nothing fits', () => {
    expect(names([sampleCandidate()], { dailyKm: 5000 })).toEqual([]);
    expect(names([])).toEqual([]);
  });
});

describe('bestOf without a budget', () => {
  const at = (price: number | null, change: Partial<ListedCar> = {}) =>
    car(`At ${price}`, { price, brandId: `brand ${price}`, name: `${price}`, ...change });

  it('shows a cheaper, a middle and a dearer car, not the three cheapest', () => {
    const six = [1, 2, 3, 4, 5, 6].map((millions) => at(millions));
    expect(names(six, { budget: null })).toEqual(['1', '3', '5']);
    // Of sixteen the dearest four are left out, and the others are three parts of four.
    const sixteen = Array.from({ length: 16 }, (_, place) => at(place + 1));
    expect(names(sixteen, { budget: null })).toEqual(['1', '5', '9']);
  });

  it('takes the better car of each part', () => {
    const cars = [1, 2, 3, 4, 5, 6].map((millions) =>
      at(millions, millions % 2 === 0 ? large : small),
    );
    expect(names(cars, { budget: null })).toEqual(['2', '4', '6']);
  });

  it('fills up where there are few, and puts cars without a price last', () => {
    expect(names([at(null), at(1)], { budget: null })).toEqual(['1', 'null']);
    expect(names([at(3), at(1), at(2)], { budget: null })).toEqual(['1', '2', '3']);
    expect(names([], { budget: null })).toEqual([]);
  });
});
