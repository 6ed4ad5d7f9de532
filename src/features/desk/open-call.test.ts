import { expect, test } from 'vitest';
import type { LeadEvent } from '#data/desk.ts';
import { openCall } from './open-call.ts';

const event = (action: string, actor_id: string | null = 'me', id = action): LeadEvent => ({
  ...{ id, action, actor_id, actor_name: 'Rania' },
  ...{ happened_at: '2026-11-29T10:00:00Z', detail: {} },
});

test.each<[string, LeadEvent[], string | null]>([
  ['nothing is asked where nobody called', [event('note')], null],
  ['a call is asked about', [event('call'), event('note')], 'call'],
  ['until it is answered', [event('call'), event('call_ended')], null],
  [
    'the next call is asked about again',
    [event('call'), event('call_ended'), event('call', 'me', 'second')],
    'second',
  ],
  ['a colleague is asked about theirs', [event('call', 'other')], null],
  ['whose answer is not mine', [event('call'), event('call_ended', 'other')], 'call'],
  ['somebody who has left is nobody', [event('call', null)], null],
])('%s', (_, events, id) => {
  expect(openCall(events, 'me')?.id ?? null).toBe(id);
});
