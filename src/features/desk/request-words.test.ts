import { expect, test } from 'vitest';
import { formatAgo } from './request-words';

test.each([
  [0, 'now'],
  [20_000, 'now'],
  [40_000, '1 min ago'],
  [35 * 60_000, '35 min ago'],
  [24 * 3_600_000, 'yesterday'],
  [-24 * 3_600_000, 'tomorrow'],
  [72 * 3_600_000, '3 days ago'],
])('what happened %i ms ago is said as a person would', (ago, words) => {
  const now = Date.parse('2026-11-28T12:00:00Z');
  expect(formatAgo(new Date(now - ago).toISOString(), now)).toBe(words);
});
