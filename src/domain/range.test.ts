import { describe, expect, it } from 'vitest';
import { electricRange, realRange, roadRange } from './range.ts';

it.each([
  ['of a battery-electric car is its range', { powertrain: 'BEV', range: 500, evRange: null }, 500],
  ['of a range-extended car is its own', { powertrain: 'EREV', range: 1000, evRange: 200 }, 200],
  ['is the range where no other is known', { powertrain: 'EREV', range: 210, evRange: null }, 210],
  ['may be unknown', { powertrain: 'EREV', range: null, evRange: null }, null],
] as const)('the electric range %s', (_, car, km) => {
  expect(electricRange(car)).toBe(km);
});

const seal = {
  powertrain: 'BEV',
  range: 570,
  evRange: null,
  rangeCycle: 'WLTP',
} as const;

describe('roadRange', () => {
  it('takes the share of the cycle', () => {
    expect(roadRange(seal)).toEqual({ km: 485, share: 0.85, cycle: 'WLTP', ratedKm: 570 });
    expect(roadRange({ ...seal, rangeCycle: 'CLTC' })?.km).toBe(400);
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
  it('is a band from the hottest day to mild weather', () => {
    // 570 / 1.22 = 467; 570 x 0.76 = 433, x 0.92 = 399.
    expect(realRange(seal)).toEqual({
      town: { hot: 470, mild: 570 },
      motorway: { hot: 400, mild: 430 },
    });
  });

  it('is wider where the cycle says less', () => {
    // 510 CLTC are 375 to 423 in WLTP; 375 / 1.22 = 307; 375 x 0.76 x 0.92 = 262, 423 x 0.76 = 321.
    expect(realRange({ ...seal, range: 510, rangeCycle: 'CLTC' })).toEqual({
      town: { hot: 310, mild: 420 },
      motorway: { hot: 260, mild: 320 },
    });
  });

  it('is unknown without range or cycle', () => {
    expect(realRange({ ...seal, range: null })).toBeNull();
    expect(realRange({ ...seal, rangeCycle: null })).toBeNull();
  });
});
