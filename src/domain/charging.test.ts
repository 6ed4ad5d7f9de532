import { describe, expect, it } from 'vitest';
import { acHours, meanRapidKw, rapidHours } from './charging.ts';
import { sampleCar } from './fixture.ts';

const seal = sampleCar({ batteryCapacity: 82.5, acChargingPower: 11, dcChargingPower: 150 });

describe('acHours', () => {
  // 82.5 / 0.86 = 95.9 kWh from the wall.
  it('is bounded by the wallbox', () => {
    expect(acHours(seal, 7)).toBeCloseTo(13.7, 1);
  });

  it('is bounded by the car', () => {
    expect(acHours(seal, 22)).toBeCloseTo(8.72, 2);
  });

  it('fills what can be used of the battery', () => {
    expect(acHours({ ...seal, usableCapacity: 43 }, 10)).toBeCloseTo(5, 6);
  });

  it('is unknown without battery or power', () => {
    expect(acHours({ ...seal, batteryCapacity: 0 }, 7)).toBeNull();
    expect(acHours({ ...seal, acChargingPower: null }, 7)).toBeNull();
    expect(acHours({ ...seal, acChargingPower: 0 }, 7)).toBeNull();
  });
});

describe('rapidHours', () => {
  // 70 % of 82.5 kWh are 57.75; 75.5 % of 150 kW are 113.25.
  it('counts 10 to 80 % at the mean power of the car', () => {
    expect(rapidHours(seal, 120)).toBeCloseTo(57.75 / 113.25, 3);
  });

  it('is bounded by a weaker charger', () => {
    expect(rapidHours(seal, 50)).toBeCloseTo(57.75 / 50, 3);
  });

  // A measured Atto 3: 60.5 kWh at 75 kW on average.
  it('takes the mean power that somebody has measured', () => {
    const atto = { ...seal, batteryCapacity: 60.5, dcChargingPower: 88, rapidMeanPower: 75 };
    expect(meanRapidKw(atto)).toBe(75);
    expect((rapidHours(atto, 120) ?? 0) * 60).toBeCloseTo(33.9, 1);
  });

  it('is unknown for a car without rapid charging', () => {
    expect(rapidHours({ ...seal, dcChargingPower: null }, 50)).toBeNull();
    expect(rapidHours({ ...seal, dcChargingPower: 0 }, 50)).toBeNull();
  });
});
