import { describe, expect, it } from 'vitest';
import type { Car } from '#domain/car.ts';
import { rowNamed } from './fixture.ts';
import { differs, placeOfBest } from './rows.ts';

describe('the best value', () => {
  it.each<[string, Partial<Car>, Partial<Car>]>([
    ['Price', { price: 900_000 }, { price: 900_001 }],
    ['Total before the licence', { price: 900_000 }, { price: 900_001 }],
    ['Everyday range', { range: 500 }, { range: 400 }],
    ['Motorway in summer', { range: 500 }, { range: 400 }],
    ['Rapid charge, 10 to 80%', { rapidMeanPower: 45 }, { rapidMeanPower: 40 }],
    ['Full charge at home', { acChargingPower: 7 }, { acChargingPower: 6.6 }],
    ['Warranty', { warrantyYears: 8 }, { warrantyYears: 5 }],
    ['Acceleration 0-100 km/h', { acceleration: 3.8 }, { acceleration: 3.9 }],
    ['Maximum Range', { range: 501 }, { range: 500 }],
    ['Usable battery', { usableCapacity: 80 }, { usableCapacity: 60 }],
    ['Motor Power', { motorPower: 300 }, { motorPower: 200 }],
    ['Torque', { torque: 400 }, { torque: 300 }],
    ['Max Speed', { maxSpeed: 200 }, { maxSpeed: 180 }],
    ['AC Charging', { acChargingPower: 22 }, { acChargingPower: 7 }],
    ['DC Charging', { dcChargingPower: 150 }, { dcChargingPower: 80 }],
  ])('of %s is the one that buyers would rather have', (label, better, worse) => {
    expect(rowNamed(label, better, worse).best).toBe(0);
    expect(rowNamed(label, worse, better).best).toBe(1);
    expect(rowNamed(label, better, better).best).toBeNull();
    expect(rowNamed(label, better).best).toBeNull();
  });

  it.each<[string, Partial<Car>]>([
    ['Price', { price: null }],
    ['Maximum Range', { range: null }],
    ['Usable battery', { usableCapacity: null }],
    ['Torque', { torque: null }],
  ])('of %s is nobody’s when one is missing', (label, missing) => {
    expect(rowNamed(label, { usableCapacity: 80 }, missing).best).toBeNull();
  });

  it('is nobody’s where both read alike', () => {
    const rapid = rowNamed(
      'Rapid charge, 10 to 80%',
      { rapidMeanPower: 45 },
      { rapidMeanPower: 45.1 },
    );
    expect(rapid.cells[0]?.value).toBe(rapid.cells[1]?.value);
    expect(rapid.best).toBeNull();
    expect(rowNamed('Torque', { torque: 360.01 }, { torque: 360 }).best).toBeNull();
  });

  it('of published batteries is nobody’s, since makers mix gross and usable capacity', () => {
    expect(
      rowNamed('Battery Capacity', { batteryCapacity: 80 }, { batteryCapacity: 60 }).best,
    ).toBeNull();
  });

  it('of the range is only told between cars measured alike, and the reason is given', () => {
    const remark = (...changes: Partial<Car>[]) => {
      const { best, remark } = rowNamed('Maximum Range', ...changes);
      expect(best).toBeNull();
      return remark;
    };
    expect(remark({ range: 500 }, { range: 400, rangeCycle: 'CLTC' })).toMatch(/cycles differ/);
    expect(remark({ range: 500 }, { range: 400, rangeCycle: null })).toMatch(/cycle is unknown/);
    expect(
      remark({ range: 500 }, { powertrain: 'EREV', evRange: 200, combinedRange: 1100 }),
    ).toMatch(/generator/);
    expect(remark({ range: null }, { rangeCycle: 'CLTC' })).toBeNull();
  });

  it('of two range-extended cars is the one that goes farther both on electricity and in all', () => {
    const extended = (evRange: number | null, combinedRange: number | null): Partial<Car> => ({
      powertrain: 'EREV',
      range: evRange,
      evRange,
      combinedRange,
    });
    const of = (one: Partial<Car>, other: Partial<Car>) => rowNamed('Maximum Range', one, other);
    expect(of(extended(280, 1440), extended(255, 1412)).best).toBe(0);
    expect(of(extended(255, null), extended(280, 1412)).best).toBe(1);
    expect(of(extended(280, 1440), extended(255, 1440)).best).toBe(0);
    expect(of(extended(null, 1440), extended(null, 1412)).best).toBeNull();
    const split = of(extended(255, 1440), extended(280, 1412));
    expect(split.best).toBeNull();
    expect(split.remark).toMatch(/farther on electricity/);
  });
});

it('of three is one that nothing else reaches', () => {
  expect(placeOfBest([3, 1, 2], 'lower')).toBe(1);
  expect(placeOfBest([3, 1, 3], 'higher')).toBeNull();
  expect(placeOfBest([3, null, 2], 'higher')).toBeNull();
});

describe('differs', () => {
  it('tells rows in which the cars are alike, notes included', () => {
    expect(differs(rowNamed('Torque', {}, {}))).toBe(false);
    expect(differs(rowNamed('Torque', {}, { torque: 1 }))).toBe(true);
    expect(differs(rowNamed('Maximum Range', {}, { rangeCycle: 'CLTC' }))).toBe(true);
    expect(differs(rowNamed('Torque', {}))).toBe(true);
  });
});
