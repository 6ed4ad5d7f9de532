import { describe, expect, it } from 'vitest';
import { energyPer100Km, exhaustTonnes, monthlyBill, runningCosts } from './running-costs';

describe('monthlyBill', () => {
  it.each([
    [0, 0],
    [50, 34],
    [100, 73],
    [200, 190],
    [300, 345],
    [400, 520],
    [600, 910],
    [800, 1680],
    [1100, 2453],
  ])('prices %d kWh at %d EGP', (kwh, egp) => {
    expect(monthlyBill(kwh)).toBeCloseTo(egp, 6);
  });
});

describe('runningCosts', () => {
  it('agrees with the worked example of 20,000 km', () => {
    const costs = runningCosts(20_000);
    expect(costs.petrol).toBe(35_600);
    expect(Math.round(costs.homeSeparate / 12)).toBe(368);
  });

  it('orders the ways to charge from dear to cheap, all below petrol', () => {
    const { petrol, publicRapid, publicAc, homeShared, homeSeparate } = runningCosts();
    const dearFirst = [petrol, publicRapid, publicAc, homeShared, homeSeparate];
    expect(dearFirst).toEqual(dearFirst.toSorted((a, b) => b - a));
  });
});

it('states energy and exhaust in the units it says', () => {
  expect(energyPer100Km().petrol).toBeCloseTo(71.2);
  expect(energyPer100Km().electric).toBeCloseTo(18.9, 1);
  expect(exhaustTonnes(15_000)).toBeCloseTo(2.77, 2);
});
