/** What actions at the desk make of a request: who has it, its result, its duplicates, and what is written down. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Json } from '#data/database.types.ts';
import { type Backend, startBackend } from '../support/backend.ts';
import { clearRequests, deskOf } from '../support/desk.ts';

let backend: Backend;
let desk: ReturnType<typeof deskOf>;
let me: string;
/** Another member of the team. */
let colleague: string;

beforeAll(async () => {
  backend = await startBackend();
  desk = deskOf(backend);
  me = backend.accounts.staff.id;
  colleague = backend.accounts.stranger.id;
  await backend.engine.sql(`insert into public.user_roles (user_id, role) values ($1, 'sales')`, [
    colleague,
  ]);
});

afterAll(() => backend.engine.close());

beforeEach(() => clearRequests(backend));

/** Does something after the person has read the request. */
async function act(id: string, action: string, detail: Json = {}) {
  const { version } = (await desk.read(id)).lead;
  return desk.act(id, action, { detail, seen: version });
}
const history = async (id: string) => (await desk.read(id)).events.map(({ action }) => action);
const soon = new Date(Date.now() + 3600 * 1000).toISOString();

describe('who answers', () => {
  test.each([
    ['call', {}],
    ['whatsapp', { text: 'Hello' }],
    ['email', {}],
    ['next', { step: 'Call', at: soon }],
  ])('%s takes a request that is nobody’s', async (action, detail) => {
    const id = await desk.send('visit_requests');
    await act(id, action, detail);
    expect((await desk.read(id)).lead).toMatchObject({ owner_id: me, status: 'in_progress' });
    expect((await desk.read(id)).events).toMatchObject([{ action, detail: { taken: true } }]);
    const own = await backend.as.buyer.from('visit_requests').select('status').eq('id', id);
    expect(own.data).toEqual([{ status: 'in_progress' }]);
  });

  test('a request that was handed to me is in progress once I answer', async () => {
    const id = await desk.send('visit_requests');
    await act(id, 'assigned', { to: me });
    await act(id, 'call');
    expect((await desk.read(id)).lead).toMatchObject({ owner_id: me, status: 'in_progress' });
  });

  test('a note takes nothing, nor does an answer to a colleague’s or a closed request', async () => {
    const noted = await desk.send('visit_requests');
    await act(noted, 'note', { text: 'Rings in the evening' });
    expect((await desk.read(noted)).lead).toMatchObject({ owner_id: null, status: 'new' });
    const theirs = await desk.send('visit_requests');
    await act(theirs, 'assigned', { to: colleague });
    await act(theirs, 'call');
    expect((await desk.read(theirs)).lead).toMatchObject({ owner_id: colleague, status: 'new' });
    const closed = await desk.send('visit_requests');
    await act(closed, 'status', { to: 'cancelled', reason: 'Asked twice' });
    await act(closed, 'call');
    expect((await desk.read(closed)).lead).toMatchObject({
      owner_id: colleague,
      status: 'cancelled',
    });
    expect(await history(closed)).toEqual(['status', 'call']);
  });

  test('a repeat of the answer takes it once', async () => {
    const id = await desk.send('visit_requests');
    const event = randomUUID();
    for (let attempt = 0; attempt < 3; attempt++) await desk.act(id, 'call', { event });
    expect(await history(id)).toEqual(['call']);
  });
});

describe('results', () => {
  const lost = { to: 'done', outcome: 'lost', reason: 'Too dear' };

  test.each(['new', 'in_progress', 'cancelled'])('go when a lost request is %s', async (to) => {
    const id = await desk.send('visit_requests');
    await act(id, 'status', lost);
    await act(id, 'status', { to });
    expect((await desk.read(id)).lead).toMatchObject({
      status: to,
      outcome: null,
      outcome_reason: null,
    });
  });

  test('go when the status of the request itself is changed', async () => {
    const id = await desk.send('visit_requests');
    await act(id, 'status', lost);
    await backend.as.service.from('visit_requests').update({ status: 'new' }).eq('id', id);
    expect((await desk.read(id)).lead).toMatchObject({ outcome: null, outcome_reason: null });
  });

  test('are not stored with another status, not even with the secret key', async () => {
    const id = await desk.send('visit_requests');
    for (const change of [{ outcome: 'won' }, { outcome_reason: 'x' }]) {
      const { error } = await backend.as.service.from('leads').update(change).eq('id', id);
      expect(error?.message).toMatch(/leads_(?:outcome|reason)_of_a/);
    }
  });

  test('are corrected, and the history says both', async () => {
    const id = await desk.send('visit_requests');
    await act(id, 'status', { to: 'done', outcome: 'won' });
    await act(id, 'status', lost);
    expect((await desk.read(id)).events.map(({ detail }) => detail)).toMatchObject([
      { from: 'new', to: 'done', outcome: 'won' },
      { from: 'done', to: 'done', outcome: 'lost' },
    ]);
  });
});

describe('duplicates', () => {
  const repeats = (id: string, of: string | null) => act(id, 'duplicate', { of });
  const cameAs = async (id: string) => (await desk.read(id)).lead.duplicate_of;

  test('repeat a request of the same account or number', async () => {
    const [id, other] = [await desk.send('visit_requests'), await desk.send('visit_requests')];
    expect(await repeats(id, other)).toMatchObject({ result: 'done' });
    expect(await cameAs(id)).toBe(other);
    await repeats(id, null);
    expect(await cameAs(id)).toBeNull();
  });

  test('are refused for strangers, circles and chains', async () => {
    const [first, second, third, strangers] = [
      await desk.send('visit_requests'),
      await desk.send('visit_requests'),
      await desk.send('visit_requests'),
      await desk.send('visit_requests', { phone_number: '01555555555', user_id: colleague }),
    ];
    expect(await repeats(first, strangers)).toEqual({ result: '22023' });
    expect(await repeats(first, first)).toEqual({ result: '22023' });
    expect(await repeats(first, randomUUID())).toEqual({ result: '22023' });
    expect(await repeats(first, second)).toMatchObject({ result: 'done' });
    expect(await repeats(second, first)).toEqual({ result: '22023' });
    expect(await repeats(third, first)).toEqual({ result: '22023' });
    expect(await repeats(second, third)).toEqual({ result: '22023' });
  });

  test('of a request that is deleted stand for themselves', async () => {
    const [id, other] = [await desk.send('visit_requests'), await desk.send('visit_requests')];
    await repeats(id, other);
    await backend.engine.sql('delete from public.visit_requests where id = $1', [other]);
    expect(await cameAs(id)).toBeNull();
  });
});

describe('the history', () => {
  test.each([
    ['taken', {}],
    ['assigned', { to: 'me' }],
    ['status', { to: 'in_progress' }],
    ['next', { step: 'Call', at: soon }],
    ['duplicate', { of: null }],
  ])('has no %s that changes nothing', async (action, detail) => {
    const id = await desk.send('visit_requests');
    await act(id, 'taken');
    await act(id, 'next', { step: 'Call', at: soon });
    const before = await desk.read(id);
    const asked = 'to' in detail && detail.to === 'me' ? { to: me } : detail;
    expect(await act(id, action, asked)).toMatchObject({ result: 'done' });
    expect(await desk.read(id)).toEqual(before);
  });

  test.each<[string, Json]>([
    ['taken', { by: 'me' }],
    ['call', { outcome: 'x'.repeat(301) }],
    ['call', { anything: 'else' }],
    ['call', { outcome: { deep: 'object' } }],
    ['email', { outcome: 7 }],
    ['email', ['list']],
    ['whatsapp', { text: 'x'.repeat(10_001) }],
    ['note', { text: 'x', more: 'y' }],
    ['status', { to: 'new', reason: 'x' }],
    ['status', { to: 'cancelled', outcome: 'won' }],
    ['status', { to: 'done', reason: 'x' }],
    ['next', { step: 'Call', at: 'infinity' }],
    ['duplicate', {}],
    ['assigned', {}],
  ])('refuses %s with what it does not know (case %#)', async (action, detail) => {
    const id = await desk.send('visit_requests');
    expect((await act(id, action, detail)).result).toMatch(/^2[23]/);
    expect(await history(id)).toEqual([]);
  });

  test('an event of something else is refused, and nothing is done', async () => {
    const [id, other] = [await desk.send('visit_requests'), await desk.send('visit_requests')];
    const event = randomUUID();
    await desk.act(id, 'note', { event, detail: { text: 'x' } });
    for (const [request, action, detail] of [
      [other, 'note', { text: 'x' }],
      [id, 'call', {}],
      [id, 'note', { text: 'y' }],
    ] as const) {
      expect(await desk.act(request, action, { event, detail })).toEqual({ result: '23505' });
    }
    const cancel = await backend.as.buyer.rpc('cancel_request', {
      of_kind: 'visit_request',
      request: other,
      event,
    });
    expect(cancel.error).toMatchObject({ code: '23505' });
    expect((await desk.read(other)).lead).toMatchObject({ status: 'new', version: 1 });
    expect([await history(id), await history(other)]).toEqual([['note'], []]);
  });

  test('a buyer who sends one event for two requests cancels one, with history and mail', async () => {
    const ids = [await desk.send('visit_requests'), await desk.send('visit_requests')];
    const event = randomUUID();
    const answers = [];
    for (const request of ids) {
      const asked = { of_kind: 'visit_request', request, event };
      answers.push(await backend.as.buyer.rpc('cancel_request', asked));
    }
    expect(answers).toMatchObject([{ data: true }, { error: { code: '23505' } }]);
    const leads = await Promise.all(ids.map(async (id) => (await desk.read(id)).lead.status));
    expect(leads).toEqual(['cancelled', 'new']);
  });
});

test('a stored request is read into the queue once', async () => {
  await backend.engine.sql("set track_functions = 'all'; select pg_stat_reset()");
  const reads = async () => {
    await backend.engine.sql('select pg_stat_force_next_flush()');
    const [row] = await backend.engine.sql(
      "select coalesce(sum(calls), 0)::int as calls from pg_stat_user_functions where funcname = 'lead_of'",
    );
    return Number(row?.calls);
  };
  const before = await reads();
  await desk.send('visit_requests');
  expect((await reads()) - before).toBe(1);
});
