import { expect, it } from 'vitest';
import { energyPer100Km, exhaustTonnes } from './energy-use.ts';

it('states energy and exhaust in the units it says', () => {
  expect(energyPer100Km().petrol).toBeCloseTo(71.2);
  expect(energyPer100Km().electric).toBeCloseTo(19.8, 1);
  expect(exhaustTonnes()).toBeCloseTo(2.77, 2);
});
