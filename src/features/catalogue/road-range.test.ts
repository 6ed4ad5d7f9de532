import { describe, expect, it } from 'vitest';
import { roadRange } from './road-range';

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
