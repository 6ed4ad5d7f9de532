import { describe, expect, it } from 'vitest';
import {
  drawPer100Km,
  drivingCost,
  householdBill,
  kmPerMonth,
  monthlyWallKwh,
} from './driving-cost.ts';
import { sampleCar } from './fixture.ts';
import { sampleTariffs } from './tariffs-fixture.ts';

describe('drivingCost', () => {
  const costs = drivingCost(17, sampleTariffs);

  it('prices a month of 1,250 km', () => {
    expect(kmPerMonth).toBe(1250);
    expect(monthlyWallKwh(17)).toBeCloseTo(247.1, 1);
    expect(costs.petrol).toBe(2225);
    expect(costs.homeSeparate).toBeCloseTo(263, 0);
    expect(costs.homeShared).toBeCloseTo(481.8, 0);
    expect(costs.publicAc).toBeCloseTo(838.4, 1);
  });

  it('leaves the loss of rapid charging to the charger, which meters what goes into the car', () => {
    expect(costs.publicDc).toBeCloseTo(17 * 12.5 * sampleTariffs.publicDc.value, 2);
  });

  it('follows the price of petrol', () => {
    const petrol = { ...sampleTariffs.petrol, value: 44.5 };
    expect(drivingCost(17, { ...sampleTariffs, petrol }).petrol).toBe(4450);
  });

  it('orders the ways to charge from dear to cheap, all below petrol', () => {
    const { petrol, publicDc, publicAc, homeShared, homeSeparate } = costs;
    const dearFirst = [petrol, publicDc, publicAc, homeShared, homeSeparate];
    expect(dearFirst).toEqual(dearFirst.toSorted((a, b) => b - a));
  });
});

describe('householdBill', () => {
  it.each([
    [0, 0],
    [50, 34],
    [100, 73],
    [101, 95.95],
    [200, 190],
    [300, 345],
    [315, 368.25],
    [400, 520],
    [515, 744.25],
    [600, 910],
    [615, 939.25],
    [715, 1501.5],
    [800, 1680],
    [915, 1921.5],
    [1115, 2486.45],
  ])('%d kWh cost EGP %d', (kwh, egp) => {
    expect(householdBill(kwh, sampleTariffs.household.bands)).toBeCloseTo(egp, 2);
  });
});

describe('drawPer100Km', () => {
  const seal = sampleCar({ range: 570, rangeCycle: 'WLTP', batteryCapacity: 82.5 });

  it('is what the usable battery gives on the range of mixed driving', () => {
    // 82.5 kWh for 485 km; 78 of them usable.
    expect(drawPer100Km(seal)).toBeCloseTo(17.01, 2);
    expect(drawPer100Km({ ...seal, usableCapacity: 78 })).toBeCloseTo(16.08, 2);
  });

  it('is unknown without a battery or a range', () => {
    expect(drawPer100Km({ ...seal, batteryCapacity: 0 })).toBeNull();
    expect(drawPer100Km({ ...seal, range: null })).toBeNull();
  });
});
