import { describe, expect, it } from 'vitest';
import type { Car } from '#domain/car.ts';
import { sampleCar } from '#domain/fixture.ts';
import { similarReasons } from './similar-reasons.ts';

/** 400 km by WLTP are 340 km on the road. */
const car = (change: Partial<Car> = {}) =>
  sampleCar({ price: 1_500_000, range: 400, dimensions: null, ...change });

/** As it is read: with plain blanks. */
const reason = (other: Partial<Car>, own: Partial<Car> = {}) =>
  similarReasons(car(own), car(other)).join(' · ').replaceAll(/\s/g, ' ');

describe('similarReasons', () => {
  it('says what is better, and what that costs', () => {
    expect(reason({ price: 1_390_000 })).toBe('EGP 110,000 cheaper');
    expect(reason({ price: 1_390_000, range: 470 })).toBe(
      'EGP 110,000 cheaper · 60 km further in everyday use',
    );
    expect(reason({ price: 1_600_000, range: 470 })).toBe(
      '60 km further in everyday use · EGP 100,000 more',
    );
    expect(reason({ price: 1_390_000, range: 350 })).toBe('EGP 110,000 cheaper · 40 km less range');
  });

  it('names size, seats and power', () => {
    const own = { dimensions: '4287 x 1836 x 1516', facts: { seats: 5 } };
    expect(reason({ dimensions: '4350 x 1800 x 1500' }, own)).toBe('Same size');
    expect(reason({ dimensions: '4600 x 1800 x 1500' }, own)).toBe('Similar price and range');
    expect(reason({ price: 1_600_000, facts: { seats: 7 } }, own)).toBe(
      '7 seats · EGP 100,000 more',
    );
    expect(reason({ price: 1_600_000, motorPower: 392 })).toBe(
      'More power: 392 hp · EGP 100,000 more',
    );
  });

  it('says plainly where nothing speaks for a car', () => {
    expect(reason({ price: 1_600_000, range: 350 })).toBe('EGP 100,000 more · 40 km less range');
    expect(reason({ price: 1_505_000, range: 405 })).toBe('Similar price and range');
  });

  it('does not compare what is not known, nor a battery with a generator', () => {
    expect(reason({ price: null, range: null })).toBe('Similar price and range');
    expect(reason({ powertrain: 'EREV', evRange: 200, combinedRange: 1100 })).toBe(
      'Similar price and range',
    );
  });
});
