import { expect, test } from 'vitest';
import { m } from '@/paraglide/messages.js';
import { formatDay, formatMonth } from './dates';
import { inArabic } from './fixture';
import {
  asCount,
  formatCompact,
  formatEgp,
  formatQuantity,
  formatUngrouped,
  formatUnitPrice,
} from './number';
import { inARow, inEnglishOnly, listed, localeOfReader, namesListed } from './reader';
import { readDay, writeDay } from './typed-day';

test.each<[shown: string, make: () => string]>([
  ['\u200f١٬٢٥٠٬٠٠٠\u00a0ج.م.\u200f', () => formatEgp(1_250_000)],
  ['\u200f٢٫٣٠\u00a0ج.م.\u200f', () => formatUnitPrice(2.3)],
  ['٢٠\u00a0نوفمبر ٢٠٢٦', () => formatDay('2026-11-20')],
  ['١٬٣٩٠\u00a0كم', () => formatQuantity(1390, 'كم')],
  ['٦٫٦\u00a0ك.و', () => formatQuantity(6.6, 'ك.و')],
  ['٢٠٢٦', () => formatUngrouped(2026)],
  ['١٠٠\u00a0ألف', () => formatCompact(100_000)],
  ['نوفمبر ٢٠٢٦', () => formatMonth('2026-11-20')],
  ['١٬٢٣٤ موديلًا', () => m.listing_models_count(asCount(1234))],
  ['CCS2 وGB/T', () => listed(['CCS2', 'GB/T'])],
  ['\u2068EQS 450+\u2069 و\u206811\u2069', () => namesListed(['EQS 450+', '11'])],
  ['\u2068Type 2\u2069، ١ فاز', () => inARow(['Type 2', '١ فاز'])],
])('who reads Arabic sees %s', (shown, make) => {
  const english = make();
  expect(inArabic(make)).toBe(shown);
  expect(make()).toBe(english);
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
    expect(readDay(written, days)).toBe(day);
  }
});

test('a day in figures is read as Egypt writes it, where it could be either', () => {
  const days = { first: '2026-11-21', last: '2027-11-22' };
  expect(inArabic(() => readDay('3/4/2027', days))).toBe('2027-04-03');
  expect(inArabic(() => readDay('12/24/2026', days))).toBe('2026-12-24');
});

test('what a machine says in English is told to readers of English', () => {
  expect(inEnglishOnly('Failed to fetch')).toBe('Failed to fetch');
  expect(inArabic(() => inEnglishOnly('Failed to fetch'))).toBe('');
});
