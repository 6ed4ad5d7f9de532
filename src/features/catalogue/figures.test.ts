import { describe, expect, it, test } from 'vitest';
import { inArabic } from '#lib/fixture.ts';
import {
  dimensionsText,
  electricRange,
  rangeFigures,
  realRange,
  roadRange,
  sizeOf,
  yearsText,
} from './figures.ts';

it.each([
  ['of a battery-electric car is its range', { powertrain: 'BEV', range: 500, evRange: null }, 500],
  ['of a range-extended car is its own', { powertrain: 'EREV', range: 1000, evRange: 200 }, 200],
  ['is the range where no other is known', { powertrain: 'EREV', range: 210, evRange: null }, 210],
  ['may be unknown', { powertrain: 'EREV', range: null, evRange: null }, null],
] as const)('the electric range %s', (_, car, km) => {
  expect(electricRange(car)).toBe(km);
});

const electric = { powertrain: 'BEV', range: 570, evRange: null, combinedRange: null } as const;
const extended = { powertrain: 'EREV', range: 200, evRange: 200, combinedRange: 1120 } as const;

describe('rangeFigures', () => {
  it('gives a battery-electric car its one figure', () => {
    expect(rangeFigures(electric)).toEqual(['570 km']);
    expect(rangeFigures({ ...electric, range: null })).toEqual(['N/A']);
  });

  it('tells the two figures of a range-extended car apart', () => {
    expect(rangeFigures(extended)).toEqual(['200 km electric', '1,120 km combined']);
  });

  it('says what it knows when one of the two is missing', () => {
    expect(rangeFigures({ ...extended, evRange: null })[0]).toBe('200 km electric');
    expect(rangeFigures({ ...extended, combinedRange: null })).toEqual(['200 km electric']);
    expect(rangeFigures({ ...extended, range: null, evRange: null })).toEqual([
      '1,120 km combined',
    ]);
    expect(rangeFigures({ ...extended, range: null, evRange: null, combinedRange: null })).toEqual([
      'N/A',
    ]);
  });
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

const dimensions = '4800 x 1875 x 1460';

test('three figures are read', () => {
  expect(sizeOf({ dimensions })).toEqual({ length: 4800, width: 1875, height: 1460 });
});

test.each([null, '', 'about 4.8 m', '4800 x 1875'])('nothing is made of %j', (text) => {
  expect(sizeOf({ dimensions: text })).toBeNull();
  expect(dimensionsText({ dimensions: text })).toBe(text);
});

test('the figures are shown with their unit', () => {
  expect(dimensionsText({ dimensions })).toBe('4800 x 1875 x 1460 mm');
  // A Latin letter between them would tear the figures apart where text runs from right to left.
  expect(inArabic(() => dimensionsText({ dimensions }))).toBe('٤٨٠٠ × ١٨٧٥ × ١٤٦٠\u00a0مم');
});

it('writes years as people say them', () => {
  expect(yearsText(null)).toBe('N/A');
  expect(yearsText(1)).toBe('1 year');
  expect(yearsText(8)).toBe('8 years');
});
