import { expect, test } from 'vitest';
import { mayMeanDay, readDay } from './written-day.ts';

test.each([
  '2026-11-25',
  '2026/11/25',
  '2026-11-25 00:00:00',
  '2026-11-25T00:00:00Z',
  '25/11/2026',
  '11/25/2026',
  '25.11.2026',
  '25 Nov 2026',
  '25-Nov-2026',
  'Wednesday, November 25, 2026',
  'Wednesday, 25 November 2026',
  '٢٥ نوفمبر ٢٠٢٦',
  '٢٠٢٦-١١-٢٥',
  '\u200f25/11/2026',
])('%s is one day', (text) => {
  expect(readDay(text)).toBe('2026-11-25');
});

test('the same number for day and month is one day', () => {
  expect(readDay('5/5/2026')).toBe('2026-05-05');
});

test.each([
  '05/11/2026',
  '5-11-2026',
  '25/11/26',
  '25-Nov-26',
  '2026-02-31',
  '31/02/2026',
  '2026-11-25 13:45:00',
  '46351',
  'yesterday',
  '25 Movember 2026',
  '',
])('%s is no day, or may be two', (text) => {
  expect(readDay(text)).toBeNull();
});

test.each([
  ['05/11/2026', true],
  ['11/05/2026', true],
  ['5.11.26', true],
  ['5-Nov-26', true],
  ['٠٥/١١/٢٠٢٦', true],
  ['05/11/2026 00:00', true],
  ['46331', true],
  ['2026-11-05', true],
  ['06/11/2026', false],
  ['46332', false],
  ['5-Nov-25', false],
  ['', false],
])('%s may be what a spreadsheet made of 5 November 2026: %s', (text, may) => {
  expect(mayMeanDay(text, '2026-11-05')).toBe(may);
});
