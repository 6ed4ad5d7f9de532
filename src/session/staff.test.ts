import { expect, it } from 'vitest';
import { readStaff, staffText } from './staff.ts';

const asked = Date.UTC(2026, 10, 21, 12);
const hour = 3_600_000;
const sales = { isStaff: true, isManager: false };
const buyer = { isStaff: false, isManager: false };

it('an answer counts for its person, for an hour', () => {
  const text = staffText('mona', sales, asked);
  expect(readStaff(text, 'mona', asked + hour - 1)).toEqual(sales);
  expect(readStaff(text, 'mona', asked + hour)).toBeNull();
  expect(readStaff(text, 'karim', asked)).toBeNull();
  expect(readStaff(staffText('mona', buyer, asked), 'mona', asked)).toEqual(buyer);
});

it('an answer of the future is none: the clock has been put right', () => {
  expect(readStaff(staffText('mona', sales, asked), 'mona', asked - hour)).toBeNull();
});

it.each([
  null,
  '',
  '{"broken',
  'null',
  '7',
  `{"userId":"mona","isStaff":"yes","isManager":true,"askedAt":${asked}}`,
  `{"userId":"mona","isStaff":true,"askedAt":${asked}}`,
])('%j says nothing', (text) => expect(readStaff(text, 'mona', asked)).toBeNull());
