import { expect, test } from 'vitest';
import { brandNames, knownCar, modelNames } from './known-cars.ts';

const seal = { brand: 'BYD', brandAr: 'بي واي دي', name: 'Seal RWD', price: 2_200_000 };
const atto = { brand: 'BYD', brandAr: 'بي واي دي', name: 'Atto 3', price: null };
const mg = { brand: 'MG', brandAr: 'إم جي', name: 'MG4 64', price: 1_450_000 };
const cars = [atto, seal, mg];

test('brands and models are suggested once, recently viewed ones first', () => {
  expect(brandNames(cars, [])).toEqual(['BYD', 'MG']);
  expect(brandNames(cars, [mg])).toEqual(['MG', 'BYD']);
  expect(modelNames(cars, [mg, seal], 'BYD')).toEqual(['Seal RWD', 'Atto 3']);
  expect(modelNames(cars, [], '')).toEqual([]);
});

test('a car is known however its names are written, by the Arabic name of its brand too', () => {
  expect(knownCar(cars, ' byd ', 'seal   rwd')).toBe(seal);
  expect(knownCar(cars, 'بي واي دي', 'Atto 3')).toBe(atto);
  expect(knownCar(cars, 'MG', 'Seal RWD')).toBeUndefined();
  expect(knownCar([{ ...seal, brandAr: null }], '', 'Seal RWD')).toBeUndefined();
});
