import { describe, expect, it } from 'vitest';
import { sampleTariffs } from './fixture';
import { householdBill } from './household-bill';

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
