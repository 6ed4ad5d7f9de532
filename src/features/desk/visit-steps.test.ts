import { expect, test } from 'vitest';
import type { DeskRequest } from '#data/desk.ts';
import { canBeMissed } from './visit-steps.ts';

const visit = (state: string) =>
  ({
    state,
    day: '2026-12-06',
    slot: '10:00',
    place_id: 'giza',
    reason: null,
  }) as DeskRequest['visit'];

test.each([
  ['confirmed', '2026-12-06T07:59:00Z', false],
  ['confirmed', '2026-12-06T08:00:00Z', true],
  ['confirmed', '2026-12-07T00:00:00Z', true],
  ['asked', '2026-12-07T00:00:00Z', false],
  ['missed', '2026-12-07T00:00:00Z', false],
])('to a visit that is %s at ten in Cairo nobody can have come at %s: %s', (state, now, can) => {
  expect(canBeMissed(visit(state), Date.parse(now))).toBe(can);
});

test('a visit that nothing is agreed about cannot be missed', () => {
  expect(canBeMissed(null, Date.parse('2026-12-07T00:00:00Z'))).toBe(false);
});
