import { describe, expect, it, test } from 'vitest';
import { sizeOf } from '#domain/car.ts';
import { inArabic } from '#lib/fixture.ts';
import { dimensionsText, rangeFigures, yearsText } from './figures.ts';

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
