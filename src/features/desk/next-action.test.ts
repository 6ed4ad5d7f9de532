import { expect, test } from 'vitest';
import type { DeskRequest } from '#data/desk.ts';
import { isAhead, nextAction } from './next-action.ts';

const now = Date.UTC(2026, 10, 29, 12);
const answered_at = '2026-11-29T08:00:00Z';
const lead = { kind: 'visit_request', status: 'new', owner_id: null, answered_at: null } as const;
const mine = { ...lead, status: 'in_progress', owner_id: 'me' } as const;
const ahead = { state: 'confirmed', day: '2026-12-06', slot: '10:00' } as const;
const past = { ...ahead, day: '2026-11-28' };

type Case = [string, object, object | null, ReturnType<typeof nextAction>];

test.each<Case>([
  ['nobody’s is taken', lead, null, 'take'],
  ['nobody’s is taken, also where somebody answered it', { ...lead, answered_at }, null, 'take'],
  [
    'nobody’s is taken, also where it is in progress',
    { ...lead, status: 'in_progress' },
    null,
    'take',
  ],
  ['a colleague’s is theirs', { ...mine, owner_id: 'other' }, null, null],
  ['mine is answered', mine, null, 'answer'],
  ['then the visit is confirmed', { ...mine, answered_at }, null, 'confirm'],
  [
    'also one that is asked for anew',
    { ...mine, answered_at },
    { ...ahead, state: 'asked' },
    'confirm',
  ],
  ['then everybody waits for it', { ...mine, answered_at }, ahead, null],
  ['after it the request is closed', { ...mine, answered_at }, past, 'close'],
  [
    'after a cancelled visit too',
    { ...mine, answered_at },
    { ...ahead, state: 'cancelled' },
    'close',
  ],
  [
    'after one that nobody came to another hour is agreed',
    { ...mine, answered_at },
    { ...past, state: 'missed' },
    'confirm',
  ],
  ['other kinds are closed', { ...mine, kind: 'car_request', answered_at }, null, 'close'],
  ['nothing is left of a closed one', { ...mine, status: 'done' }, null, null],
  ['nor of a cancelled one that nobody had', { ...lead, status: 'cancelled' }, null, null],
])('%s', (_, of, visit, next) => {
  expect(nextAction({ lead: of, visit } as DeskRequest, 'me', now)).toBe(next);
});

test('a visit lies ahead until its hour in Cairo', () => {
  const visit = { state: 'confirmed', day: '2026-11-29', slot: '14:00' } as DeskRequest['visit'];
  expect(isAhead(visit, now - 1)).toBe(true);
  expect(isAhead(visit, now)).toBe(false);
  expect(isAhead(null, now)).toBe(false);
});
