import { describe, expect, it } from 'vitest';
import { sampleCar } from './fixture.ts';
import { electricRange, realRange, roadRange, usableKwh } from './range.ts';

it.each([
  ['of a battery-electric car is its range', { powertrain: 'BEV', range: 500, evRange: null }, 500],
  ['of a range-extended car is its own', { powertrain: 'EREV', range: 1000, evRange: 200 }, 200],
  ['is the range where no other is known', { powertrain: 'EREV', range: 210, evRange: null }, 210],
  ['may be unknown', { powertrain: 'EREV', range: null, evRange: null }, null],
] as const)('the electric range %s', (_, car, km) => {
  expect(electricRange(car)).toBe(km);
});

/** 570 km WLTP, of which no test is known. */
const seal = sampleCar({ range: 570, rangeCycle: 'WLTP', batteryCapacity: 82.5 });

/** 420 km WLTP; 60.5 kWh, 14.1 kWh per 100 km in town and 20.2 at 110 km/h. */
const tested = sampleCar({
  range: 420,
  batteryCapacity: 62,
  usableCapacity: 60.5,
  townDraw: 14.1,
  motorwayDraw: 20.2,
});

describe('roadRange', () => {
  // WLTP x 0.85; CLTC x 0.81 x 0.85 = 392; NEDC x 0.855 x 0.85 = 414.
  it('takes the share of the cycle', () => {
    expect(roadRange(seal)).toEqual({ km: 485, share: 0.85, cycle: 'WLTP', ratedKm: 570 });
    expect(roadRange({ ...seal, rangeCycle: 'CLTC' })?.km).toBe(390);
    expect(roadRange({ ...seal, rangeCycle: 'NEDC' })?.km).toBe(415);
  });

  // (14.1 + 20.2) / 2 = 17.15 kWh per 100 km are 352.8 km; hot on half of the days, at 1 / 1.22 and 0.92: x 0.935 = 329.8.
  it('takes what a test has measured in town and on the motorway', () => {
    expect(roadRange(tested)?.km).toBe(330);
    expect(roadRange({ ...tested, motorwayDraw: null })?.km).toBe(355);
  });

  it('counts only the electric part of a range-extended car', () => {
    expect(roadRange({ ...seal, powertrain: 'EREV', range: 1120, evRange: 200 })?.km).toBe(170);
  });

  it('is unknown without range or cycle', () => {
    expect(roadRange({ ...seal, range: null })).toBeNull();
    expect(roadRange({ ...seal, range: 0 })).toBeNull();
    expect(roadRange({ ...seal, rangeCycle: null })).toBeNull();
  });
});

describe('realRange', () => {
  // 570 x 1.18 = 673, / 1.22 = 551; 570 x 0.70 = 399, x 0.92 = 367.
  it('is a band from the hottest day to mild weather', () => {
    expect(realRange(seal)).toEqual({
      town: { hot: 550, mild: 670 },
      motorway: { hot: 370, mild: 400 },
    });
  });

  // 510 CLTC are 367 to 423 in WLTP. 367 x 1.18 / 1.22 = 355, 423 x 1.18 = 499; 367 x 0.70 x 0.92 = 236, 423 x 0.70 = 296.
  it('is wider where the cycle says less', () => {
    expect(realRange({ ...seal, range: 510, rangeCycle: 'CLTC' })).toEqual({
      town: { hot: 360, mild: 500 },
      motorway: { hot: 240, mild: 300 },
    });
  });

  // Geometry C, 550 NEDC: 457 to 484 in WLTP, measured 460. 457 x 0.70 x 0.92 = 294, 484 x 0.70 = 339.
  it('counts an NEDC figure for what WLTP said of the same car', () => {
    const { motorway } = realRange({ ...seal, range: 550, rangeCycle: 'NEDC' }) ?? {};
    expect(motorway).toEqual({ hot: 290, mild: 340 });
  });

  // 60.5 / 14.1 = 429 km in town, / 1.22 = 352; 60.5 / 20.2 = 299.5 km at 110 km/h, x 0.937 = 281 at 120, x 0.92 = 258.
  it('goes by a test where one has measured the car', () => {
    expect(realRange(tested)).toEqual({
      town: { hot: 350, mild: 430 },
      motorway: { hot: 260, mild: 280 },
    });
  });

  it('is unknown without range or cycle', () => {
    expect(realRange({ ...seal, range: null })).toBeNull();
    expect(realRange({ ...seal, rangeCycle: null })).toBeNull();
  });
});

it('uses the usable part of a battery where it is known, and never a battery of none', () => {
  expect(usableKwh(tested)).toBe(60.5);
  expect(usableKwh(seal)).toBe(82.5);
  expect(usableKwh({ ...seal, batteryCapacity: 0 })).toBeNull();
});
