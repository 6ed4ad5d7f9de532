import { describe, expect, it } from 'vitest';
import { cairoDay, cairoTime, dayAfter, formatDay, formatTime } from './dates.ts';
import { daysBetween } from './days.ts';
import { inArabic } from './fixture.ts';

describe('cairoDay', () => {
  it('is the day in Egypt, not in Greenwich', () => {
    expect(cairoDay(new Date('2026-11-20T21:59:00Z'))).toBe('2026-11-20');
    expect(cairoDay(new Date('2026-11-20T22:00:00Z'))).toBe('2026-11-21');
  });
});

describe('cairoTime', () => {
  it('is the time in Egypt, an hour later in summer', () => {
    expect(cairoTime(new Date('2026-11-20T07:05:59Z'))).toBe('09:05');
    expect(cairoTime(new Date('2026-07-20T06:05:00Z'))).toBe('09:05');
  });

  it('begins the day at 00:00', () => {
    expect(cairoTime(new Date('2026-11-20T22:00:00Z'))).toBe('00:00');
  });
});

describe('daysBetween', () => {
  it('counts whole days, also across a month and backwards', () => {
    expect(daysBetween('2026-11-30', '2026-12-01')).toBe(1);
    expect(daysBetween('2026-11-21', '2026-11-21')).toBe(0);
    expect(daysBetween('2026-11-21', '2026-11-20')).toBe(-1);
  });
});

describe('dayAfter', () => {
  it('goes on into the next month and year', () => {
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(dayAfter('2026-11-21', 0)).toBe('2026-11-21');
  });
});

describe('formatTime', () => {
  it('writes the time as the reader does', () => {
    expect(['09:00', '13:00'].map(formatTime)).toEqual(['09:00', '13:00']);
    expect(inArabic(() => ['09:00', '13:00'].map(formatTime))).toEqual([
      '٩:٠٠\u00a0ص',
      '١:٠٠\u00a0م',
    ]);
  });

  it('leaves alone what is no time', () => {
    expect(formatTime('noon')).toBe('noon');
  });
});

describe('formatDay', () => {
  it('writes the day in words, whatever the time zone', () => {
    expect(formatDay('2026-11-20')).toBe('20\u00a0November 2026');
    expect(formatDay('2026-01-01')).toBe('1\u00a0January 2026');
  });

  it('leaves alone what is no date', () => {
    expect(formatDay('soon')).toBe('soon');
  });
});
