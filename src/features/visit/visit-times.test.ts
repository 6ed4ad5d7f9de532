import { describe, expect, it } from 'vitest';
import { product } from '@/config/product';
import { slotsOn, visitDays } from './visit-times';

/** Winter time in Egypt is two hours ahead of Greenwich, summer time three. */
const at = (moment: string) => new Date(moment);

describe('slotsOn', () => {
  it('offers ten hours, from nine to six', () => {
    expect(slotsOn('2026-12-01', at('2026-11-21T10:00:00Z'))).toEqual(product.visitTimes);
    expect(product.visitTimes).toHaveLength(10);
  });

  it('offers of today only what lies ahead in Cairo', () => {
    expect(slotsOn('2026-11-21', at('2026-11-21T13:30:00Z'))).toEqual(['16:00', '17:00', '18:00']);
    expect(slotsOn('2026-11-21', at('2026-11-21T06:59:59Z'))[0]).toBe('09:00');
  });

  it('does not offer the slot that begins this minute', () => {
    expect(slotsOn('2026-11-21', at('2026-11-21T07:00:00Z'))[0]).toBe('10:00');
    expect(slotsOn('2026-11-21', at('2026-11-21T15:59:59Z'))).toEqual(['18:00']);
    expect(slotsOn('2026-11-21', at('2026-11-21T16:00:00Z'))).toEqual([]);
  });

  it('follows summer time', () => {
    expect(slotsOn('2026-07-01', at('2026-07-01T05:59:00Z'))[0]).toBe('09:00');
    expect(slotsOn('2026-07-01', at('2026-07-01T06:00:00Z'))[0]).toBe('10:00');
  });

  it('offers nothing on a day that has passed, lies too far ahead or is none', () => {
    const now = at('2026-11-21T10:00:00Z');
    expect(slotsOn('2026-11-20', now)).toEqual([]);
    expect(slotsOn('2027-11-22', now)).toHaveLength(10);
    expect(slotsOn('2027-11-23', now)).toEqual([]);
    expect(slotsOn('', now)).toEqual([]);
  });
});

describe('visitDays', () => {
  it('begins today while there is a slot, and tomorrow after the last', () => {
    expect(visitDays(at('2026-11-21T15:59:00Z')).first).toBe('2026-11-21');
    expect(visitDays(at('2026-11-21T16:00:00Z')).first).toBe('2026-11-22');
    expect(visitDays(at('2026-12-31T20:00:00Z')).first).toBe('2027-01-01');
  });

  it('turns to the next day at midnight in Cairo, wherever the person is', () => {
    expect(visitDays(at('2026-11-21T21:59:59Z')).first).toBe('2026-11-22');
    expect(visitDays(at('2026-11-21T22:00:00Z'))).toEqual({
      first: '2026-11-22',
      last: '2027-11-23',
    });
    expect(visitDays(at('2026-07-01T21:00:00Z')).first).toBe('2026-07-02');
  });

  it('keeps whole days across the changes of the clock', () => {
    // On the last Thursday of October midnight comes twice, on the last Friday of April it is skipped.
    expect(visitDays(at('2026-10-29T20:30:00Z')).first).toBe('2026-10-30');
    expect(visitDays(at('2026-10-29T21:30:00Z'))).toEqual({
      first: '2026-10-30',
      last: '2027-10-30',
    });
    expect(visitDays(at('2026-10-29T22:00:00Z')).first).toBe('2026-10-30');
    expect(visitDays(at('2026-04-23T21:59:59Z')).first).toBe('2026-04-24');
    expect(visitDays(at('2026-04-23T22:00:00Z'))).toEqual({
      first: '2026-04-24',
      last: '2027-04-25',
    });
  });

  it('reaches a year and a day ahead, as the database does', () => {
    expect(visitDays(at('2026-11-21T10:00:00Z')).last).toBe('2027-11-22');
  });
});
