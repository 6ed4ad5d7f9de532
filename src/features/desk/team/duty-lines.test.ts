import { expect, test } from 'vitest';
import { dayLine, daysOffOf, holidaysOf, linesOf, partsOfLine } from './duty-lines.ts';

test('a line is two parts, and the two make the line again', () => {
  expect(partsOfLine('2026-12-20 Feast of the year')).toEqual(['2026-12-20', 'Feast of the year']);
  expect(partsOfLine('2026-12-20')).toEqual(['2026-12-20', '']);
  expect(partsOfLine(dayLine('', '2026-12-20'))).toEqual(['', '2026-12-20']);
  expect(linesOf('')).toEqual([]);
});

test('one day off needs no last day; a missing or an earlier one is refused', () => {
  expect(daysOffOf('2026-12-20 \n2026-12-24 2026-12-26')).toEqual([
    { first: '2026-12-20', last: '2026-12-20' },
    { first: '2026-12-24', last: '2026-12-26' },
  ]);
  expect(daysOffOf('')).toEqual([]);
  expect(daysOffOf('2026-12-24 2026-12-20')).toBeNull();
  expect(daysOffOf(' 2026-12-20')).toBeNull();
  expect(daysOffOf('2026-13-40 ')).toBeNull();
});

test('a holiday has a day, and may have a name', () => {
  expect(holidaysOf('2027-01-07 Christmas \n2027-01-25 ')).toEqual([
    { day: '2027-01-07', name: 'Christmas' },
    { day: '2027-01-25', name: '' },
  ]);
  expect(holidaysOf(' Christmas')).toBeNull();
  expect(holidaysOf(`2027-01-07 ${'x'.repeat(81)}`)).toBeNull();
});
