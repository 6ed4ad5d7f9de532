import { expect, test } from 'vitest';
import { cairoMoment, cairoParts } from './cairo-moment.ts';

test.each([
  ['2026-11-28T10:00', '2026-11-28T08:00:00.000Z'],
  // Summer time, from the last Friday of April to the last Thursday of October.
  ['2026-07-01T10:00', '2026-07-01T07:00:00.000Z'],
  ['2026-07-01T00:30', '2026-06-30T21:30:00.000Z'],
  ['2026-04-24T02:00', '2026-04-23T23:00:00.000Z'],
])('%s in Cairo is %s', (parts, moment) => {
  expect(cairoMoment(parts)).toBe(moment);
  expect(cairoParts(moment)).toBe(parts);
});

test('what is no date gives nothing', () => {
  expect(cairoMoment('')).toBeNull();
  expect(cairoMoment('tomorrow')).toBeNull();
});
