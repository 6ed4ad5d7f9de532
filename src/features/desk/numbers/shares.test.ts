import { expect, test } from 'vitest';
import { formatNumber } from '#lib/number.ts';
import { shareOf, trendOf } from './shares.ts';

test('a share of nothing is none', () => {
  expect([shareOf(1, 3), shareOf(0, 0)]).toEqual(['33%', 'N/A']);
});

test.each([
  [12, 10, false, { way: 'up', isGood: true, before: '10' }],
  [12, 10, true, { way: 'up', isGood: false, before: '10' }],
  [8, 10, true, { way: 'down', isGood: true, before: '10' }],
  [0, 0, false, { way: 'same', isGood: null, before: '0' }],
  [1, null, false, null],
  [null, 1, false, null],
])('from %s, after %s, less is better: %s', (now, before, lessIsBetter, trend) => {
  expect(trendOf(now, before, formatNumber, lessIsBetter)).toEqual(trend);
});
