import { describe, expect, it } from 'vitest';
import { sampleTariffs } from '@/features/tariffs/fixture';
import { runningCost } from './road-estimate';

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
    expect(cost?.kwhPer100Km).toBeCloseTo(18.9, 1);
    expect(cost?.kmPerMonth).toBe(1250);
    expect(cost?.separateMeter).toBeCloseTo(246.2, 0);
    expect(cost?.sharedMeter).toBeCloseTo(460.7, 0);
    expect(cost?.rapidPer100Km).toBeCloseTo(111.5, 0);
    expect(cost?.petrol).toBe(2225);
  });

  it('is unknown without a battery', () => {
    expect(runningCost({ ...seal, batteryCapacity: 0 }, sampleTariffs)).toBeNull();
  });
});
