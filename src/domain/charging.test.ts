import { describe, expect, it } from 'vitest';
import { acHours, rapidHours } from './charging.ts';

const seal = { batteryCapacity: 82.5, acChargingPower: 11, dcChargingPower: 150 };

describe('acHours', () => {
  it('is bounded by the wallbox', () => {
    expect(acHours(seal, 7.4)).toBeCloseTo(12.96, 2);
  });

  it('is bounded by the car', () => {
    expect(acHours(seal, 22)).toBeCloseTo(8.72, 2);
  });

  it('is unknown without battery or power', () => {
    expect(acHours({ ...seal, batteryCapacity: 0 }, 7.4)).toBeNull();
    expect(acHours({ ...seal, acChargingPower: null }, 7.4)).toBeNull();
    expect(acHours({ ...seal, acChargingPower: 0 }, 7.4)).toBeNull();
  });
});

describe('rapidHours', () => {
  it('counts 10 to 80 % at the mean power', () => {
    expect(rapidHours(seal)).toBeCloseTo(57.75 / 90, 3);
  });

  it('is bounded by a weaker charger', () => {
    expect(rapidHours(seal, 24)).toBeCloseTo(57.75 / 24, 3);
  });

  it('is unknown for a car without rapid charging', () => {
    expect(rapidHours({ ...seal, dcChargingPower: null })).toBeNull();
    expect(rapidHours({ ...seal, dcChargingPower: 0 })).toBeNull();
  });
});
