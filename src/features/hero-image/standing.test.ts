import { expect, it } from 'vitest';
import { readStanding, standingText } from './standing';

const asked = Date.UTC(2026, 10, 21, 12);
const hour = 3_600_000;

it('an answer counts for its person, for an hour', () => {
  const text = standingText('mona', true, asked);
  expect(readStanding(text, 'mona', asked + hour - 1)).toBe(true);
  expect(readStanding(text, 'mona', asked + hour)).toBeNull();
  expect(readStanding(text, 'karim', asked)).toBeNull();
  expect(readStanding(standingText('mona', false, asked), 'mona', asked)).toBe(false);
});

it('an answer of the future is none: the clock has been put right', () => {
  expect(readStanding(standingText('mona', true, asked), 'mona', asked - hour)).toBeNull();
});

it.each([null, '', '{"broken', 'null', '7', '{"userId":"mona","isStaff":"yes","askedAt":0}'])(
  '%j says nothing',
  (text) => expect(readStanding(text, 'mona', asked)).toBeNull(),
);
