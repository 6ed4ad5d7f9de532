import { expect, test } from 'vitest';
import { formatWait } from './wait.ts';

test.each([
  [0, '0 minutes'],
  [59, '1 minute'],
  [3599, '60 minutes'],
  [3600, '1 hour'],
  [5400, '1.5 hours'],
  [86_400 * 3, '3 days'],
  [null, 'N/A'],
])('%s seconds are %s', (seconds, words) => {
  expect(formatWait(seconds)).toBe(words);
});
