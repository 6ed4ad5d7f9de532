import { describe, expect, it } from 'vitest';
import { usualKwhPer100Km } from '@/config/energy';
import { drivingCost } from '@/features/tariffs/driving-cost';
import { sampleTariffs } from '@/features/tariffs/fixture';
import { runningCost } from './overview';

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
    expect(cost?.homeSeparate).toBeCloseTo(246.2, 0);
    expect(cost?.homeShared).toBeCloseTo(460.7, 0);
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
