import { describe, expect, it, test } from 'vitest';
import { inArabic } from '#lib/fixture.ts';
import { localeOfReader } from '#lib/reader.ts';
import { isWithin, readVisitDay, writeDay } from './typed-day.ts';

const days = { first: '2026-11-21', last: '2027-11-22' };
const read = (text: string) => readVisitDay(text, days);

describe('readDay', () => {
  it.each([
    '2026-12-24',
    '2026/12/24',
    '12/24/2026',
    '24/12/2026',
    '24.12.26',
    '12-24',
    ' Dec 24, 2026 ',
    'Thu, Dec 24, 2026',
    '24th December 2026',
    '24 dec',
    '٢٤/١٢/٢٠٢٦',
    '٢٤ ديسمبر ٢٠٢٦',
    'الخميس، 24 ديسمبر 2026',
    '24 ديسمبر',
    'خميس ٢٤ ديسمبر',
    '\u200e12/24/2026',
  ])('reads %j', (text) => {
    expect(read(text)).toBe('2026-12-24');
  });

  it.each(['9 يوليو 2027', '9 يوليه 2027', '٩ يوليه'])('reads %j', (text) => {
    expect(read(text)).toBe('2027-07-09');
  });

  it.each(['سبت 28 نوفمبر', 'السبت ٢٨ نوفمبر', '28 نوفمبر سبت'])('reads %j', (text) => {
    expect(read(text)).toBe('2026-11-28');
  });

  it.each(['1 أغسطس 2027', '1 اغسطس 2027'])('reads %j', (text) => {
    expect(read(text)).toBe('2027-08-01');
  });

  it('takes the reading that may be chosen, the American one first', () => {
    expect(read('5/12/2026')).toBe('2026-12-05');
    expect(read('3/4/2027')).toBe('2027-03-04');
  });

  it('takes the next such day when no year is given', () => {
    expect(read('Feb 1')).toBe('2027-02-01');
    expect(read('11/20')).toBe('2027-11-20');
  });

  it('reads a day that may not be chosen as well', () => {
    expect(read('2020-01-31')).toBe('2020-01-31');
    expect(read('12/24/2031')).toBe('2031-12-24');
  });

  it.each([
    '',
    'soon',
    '30/2/2027',
    'Feb 30 2027',
    '2026-13-01',
    '0/0/2026',
    '12',
    '12/24/20266',
    '1 2 3 4',
    'dec',
    'Dec 5 6 2026',
    '<b>1</b>',
  ])('does not read %j', (text) => {
    expect(read(text)).toBeNull();
  });
});

describe('writeDay', () => {
  it('writes what can be read again, in each month and language', () => {
    expect(writeDay('2026-12-24', 'en-US')).toBe('Thu, Dec 24, 2026');
    for (const locale of ['en-US', 'ar-EG-u-nu-latn', 'ar-EG']) {
      for (let month = 1; month <= 12; month += 1) {
        const day = `2027-${String(month).padStart(2, '0')}-11`;
        expect(read(writeDay(day, locale))).toBe(day);
      }
    }
  });
});

describe('isWithin', () => {
  it('counts the first and the last day in', () => {
    expect(
      ['2026-11-20', '2026-11-21', '2027-11-22', '2027-11-23'].map((day) => isWithin(day, days)),
    ).toEqual([false, true, true, false]);
  });
});

test('a day is written in the digits of its language, and no mark is invisible', () => {
  const day = inArabic(() => writeDay('2026-12-24', localeOfReader('en-US')));
  expect(day).toBe('الخميس، ٢٤ ديسمبر ٢٠٢٦');
  expect(day).not.toMatch(/\p{Cf}/u);
});

test('every day that is written in Arabic can be typed', () => {
  const days = { first: '2026-01-01', last: '2026-12-31' };
  for (let month = 1; month <= 12; month += 1) {
    const day = `2026-${String(month).padStart(2, '0')}-09`;
    const written = inArabic(() => writeDay(day, localeOfReader('en-US')));
    expect(readVisitDay(written, days)).toBe(day);
  }
});

test('a day in figures is read as Egypt writes it, where it could be either', () => {
  const days = { first: '2026-11-21', last: '2027-11-22' };
  expect(inArabic(() => readVisitDay('3/4/2027', days))).toBe('2027-04-03');
  expect(inArabic(() => readVisitDay('12/24/2026', days))).toBe('2026-12-24');
});
