import { expect, it } from 'vitest';
import { readStaff, staffText } from './staff';

const asked = Date.UTC(2026, 10, 21, 12);
const hour = 3_600_000;

it('an answer counts for its person, for an hour', () => {
  const text = staffText('mona', true, asked);
  expect(readStaff(text, 'mona', asked + hour - 1)).toBe(true);
  expect(readStaff(text, 'mona', asked + hour)).toBeNull();
  expect(readStaff(text, 'karim', asked)).toBeNull();
  expect(readStaff(staffText('mona', false, asked), 'mona', asked)).toBe(false);
});

it('an answer of the future is none: the clock has been put right', () => {
  expect(readStaff(staffText('mona', true, asked), 'mona', asked - hour)).toBeNull();
});

it.each([null, '', '{"broken', 'null', '7', '{"userId":"mona","isStaff":"yes","askedAt":0}'])(
  '%j says nothing',
  (text) => expect(readStaff(text, 'mona', asked)).toBeNull(),
);
