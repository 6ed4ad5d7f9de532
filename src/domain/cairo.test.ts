import { describe, expect, it, test, vi } from 'vitest';
import { cairoDay, cairoMoment, cairoParts, cairoTime, dayAfter, daysBetween } from './cairo.ts';

test.each([
  ['2026-11-28T10:00', '2026-11-28T08:00:00.000Z'],
  // Summer time, from the last Friday of April to the last Thursday of October.
  ['2026-07-01T10:00', '2026-07-01T07:00:00.000Z'],
  ['2026-07-01T00:30', '2026-06-30T21:30:00.000Z'],
  ['2026-04-24T02:00', '2026-04-23T23:00:00.000Z'],
])('%s in Cairo is %s', (parts, moment) => {
  expect(cairoMoment(parts)).toBe(moment);
  expect(cairoParts(moment)).toBe(parts);
});

test('what is no date gives nothing', () => {
  expect(cairoMoment('')).toBeNull();
  expect(cairoMoment('tomorrow')).toBeNull();
});

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

test('however a device writes a date, its parts are read', async () => {
  // Some iPhones write Canadian English as 11/30/2026.
  class Device extends Intl.DateTimeFormat {
    constructor(language: string, options: Intl.DateTimeFormatOptions) {
      super(language === 'en-CA' ? 'en-US' : language, options);
    }
  }
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(Device as typeof Intl.DateTimeFormat);
  vi.resetModules();
  const onDevice = await import('./cairo.ts');
  expect(onDevice.cairoParts('2026-11-29T22:05:00Z')).toBe('2026-11-30T00:05');
  vi.restoreAllMocks();
});
