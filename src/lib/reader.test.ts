import { expect, test } from 'vitest';
import { m } from '#paraglide/messages.js';
import { formatDay, formatMonth } from './dates.ts';
import { inArabic } from './fixture.ts';
import {
  asCount,
  formatEgp,
  formatQuantity,
  formatThousands,
  formatUngrouped,
  formatUnitPrice,
} from './number.ts';
import { inARow, inEnglishOnly, listed, namesListed } from './reader.ts';

test.each<[shown: string, make: () => string]>([
  ['\u200f١٬٢٥٠٬٠٠٠\u00a0ج.م.\u200f', () => formatEgp(1_250_000)],
  ['\u200f٢٫٣٠\u00a0ج.م.\u200f', () => formatUnitPrice(2.3)],
  ['٢٠\u00a0نوفمبر ٢٠٢٦', () => formatDay('2026-11-20')],
  ['١٬٣٩٠\u00a0كم', () => formatQuantity(1390, 'كم')],
  ['٦٫٦\u00a0ك.و', () => formatQuantity(6.6, 'ك.و')],
  ['٢٠٢٦', () => formatUngrouped(2026)],
  ['١٠٠\u00a0ألف', () => formatThousands(100_000)],
  ['١٠\u00a0آلاف', () => formatThousands(10_000)],
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

test('an English message of a machine is shown to readers of English only', () => {
  expect(inEnglishOnly('Failed to fetch')).toBe('Failed to fetch');
  expect(inArabic(() => inEnglishOnly('Failed to fetch'))).toBe('');
});
