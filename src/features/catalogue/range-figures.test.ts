import { describe, expect, it } from 'vitest';
import { rangeFigures } from './range-figures';

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
