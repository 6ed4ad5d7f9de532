import { describe, expect, it } from 'vitest';
import { formatDay, formatTime } from './dates.ts';
import { inArabic } from './fixture.ts';

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
