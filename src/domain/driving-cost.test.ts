import { describe, expect, it } from 'vitest';
import { usualKwhPer100Km } from '#config/energy.ts';
import {
  drivingCost,
  householdBill,
  kmPerMonth,
  monthlyWallKwh,
  runningCost,
} from './driving-cost.ts';
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

const seal = {
  powertrain: 'BEV',
  range: 570,
  evRange: null,
  rangeCycle: 'WLTP',
  batteryCapacity: 82.5,
} as const;

describe('runningCost', () => {
  it('prices a month at home, rapid charging and petrol', () => {
    const cost = runningCost(seal, sampleTariffs);
    expect(cost?.homeSeparate).toBeCloseTo(263.2, 0);
    expect(cost?.homeShared).toBeCloseTo(482.1, 0);
    expect(cost?.publicDc).toBeCloseTo(1393, 0);
    expect(cost?.petrol).toBe(2225);
  });

  it('costs a car of usual thirst what the home page says', () => {
    const usual = { ...seal, range: 500, batteryCapacity: 4.25 * usualKwhPer100Km };
    expect(runningCost(usual, sampleTariffs)).toEqual(drivingCost(usualKwhPer100Km, sampleTariffs));
  });

  it('is unknown without a battery', () => {
    expect(runningCost({ ...seal, batteryCapacity: 0 }, sampleTariffs)).toBeNull();
  });
});
