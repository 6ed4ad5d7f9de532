import { describe, expect, it } from 'vitest';
import { sampleTariffs } from '@/features/tariffs/fixture';
import { energyPer100Km, exhaustTonnes, runningCosts } from './running-costs';

describe('runningCosts', () => {
  it('agrees with the worked example of 20,000 km', () => {
    const costs = runningCosts(sampleTariffs, 20_000);
    expect(costs.petrol).toBe(35_600);
    expect(Math.round(costs.homeSeparate / 12)).toBe(368);
  });

  it('follows the price of petrol', () => {
    const petrol = { ...sampleTariffs.petrol, value: 44.5 };
    expect(runningCosts({ ...sampleTariffs, petrol }, 20_000).petrol).toBe(71_200);
  });

  it('orders the ways to charge from dear to cheap, all below petrol', () => {
    const { petrol, publicRapid, publicAc, homeShared, homeSeparate } = runningCosts(sampleTariffs);
    const dearFirst = [petrol, publicRapid, publicAc, homeShared, homeSeparate];
    expect(dearFirst).toEqual(dearFirst.toSorted((a, b) => b - a));
  });
});

it('states energy and exhaust in the units it says', () => {
  expect(energyPer100Km().petrol).toBeCloseTo(71.2);
  expect(energyPer100Km().electric).toBeCloseTo(18.9, 1);
  expect(exhaustTonnes(15_000)).toBeCloseTo(2.77, 2);
});
