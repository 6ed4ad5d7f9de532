import { expect, test } from 'vitest';
import { longestReport, reportWords } from './point-reports.ts';

test.each([
  ['  closed for good  ', 'closed for good'],
  ['two\nlines\r\nand\u2028more', 'two lines and more'],
  ['مقفول\u200f من شهر', 'مقفول من شهر'],
  ['lost \uFFFD letters', 'lost   letters'],
  ['\u200b\u00a0', ''],
])('%j is kept as %j', (typed, kept) => {
  expect(reportWords(typed)).toBe(kept);
});

test('a long text is kept to its bound, without cutting a letter in two', () => {
  const kept = reportWords('🚗'.repeat(longestReport + 1));
  expect(Array.from(kept)).toHaveLength(longestReport);
  expect(kept.isWellFormed()).toBe(true);
});
