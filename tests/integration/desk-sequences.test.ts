/** Whatever the team and buyers do, and in whichever order: the figures add up, and results fit their status. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readSalesNumbers } from '#data/desk-numbers.ts';
import { type Backend, startBackend } from '../support/backend.ts';
import { clearRequests, deskOf } from '../support/desk.ts';

let backend: Backend;
let desk: ReturnType<typeof deskOf>;

beforeAll(async () => {
  backend = await startBackend();
  desk = deskOf(backend);
  await backend.engine.sql(`
    insert into public.visit_places (id, name_en, name_ar, address_en, address_ar)
      values ('giza', 'Giza', 'الجيزة', 'Haram', 'الهرم')`);
});

afterAll(() => backend.engine.close());

beforeEach(() => clearRequests(backend));

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
function randomOf(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const inDays = (days: number) =>
  new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10);
const acts = [
  ['taken', {}],
  ['assigned', { to: null }],
  ['status', { to: 'new' }],
  ['status', { to: 'in_progress' }],
  ['status', { to: 'done', outcome: 'won' }],
  ['status', { to: 'done', outcome: 'lost', reason: 'Too dear' }],
  ['status', { to: 'done' }],
  ['status', { to: 'cancelled', reason: 'Asked twice' }],
  ['call', {}],
  ['note', { text: 'x' }],
] as const;
const slots = ['10:00', '11:00', '12:00', '13:00'] as const;

/** Does one thing about a request; whether it is refused is no matter. */
async function doSomething(random: () => number, ids: readonly string[]) {
  const one = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from');
    return item;
  };
  const id = one(ids);
  const event = randomUUID();
  const [lead] = await backend.engine.sql('select version from public.leads where id = $1', [id]);
  const seen_version = Number(lead?.version);
  const kind = random();
  if (kind < 0.4) {
    const [action, detail] = one(acts);
    await desk.act(id, action, { event, detail, seen: seen_version });
  } else if (kind < 0.5) {
    await desk.act(id, 'duplicate', { event, detail: { of: one(ids) }, seen: seen_version });
  } else if (kind < 0.8) {
    await backend.as.staff.rpc('desk_visit', {
      ...{ request: id, event, seen_version, to_state: one(['confirmed', 'cancelled', 'missed']) },
      ...{ place: 'giza', on_day: inDays(2), at_slot: one(slots), why: 'No car' },
    });
    // Time goes by, so that nobody may have come.
    await backend.engine.sql(
      "update public.visits set day = '2026-01-01' where request_id = $1 and state = 'confirmed'",
      [id],
    );
  } else if (kind < 0.95) {
    const asked = { request: id, event, on_day: inDays(3), at_slot: one(slots) };
    await backend.as.buyer.rpc('ask_another_hour', asked);
  } else {
    await backend.as.buyer.rpc('cancel_request', { of_kind: 'visit_request', request: id, event });
  }
}

test.each([1, 2])('the figures add up after any sequence of actions (seed %i)', async (seed) => {
  const random = randomOf(seed);
  const ids: string[] = [];
  for (let count = 0; count < 4; count++) ids.push(await desk.send('visit_requests'));
  for (let step = 0; step < 50; step++) await doSomething(random, ids);
  const { figures, states } = await readSalesNumbers(backend.as.staff, { from: null, to: null });
  const counted = Object.values(states).reduce((sum, count) => sum + count, 0);
  expect(counted).toBe(figures.requests);
  expect([states.won ?? 0, states.lost ?? 0]).toEqual([figures.won, figures.lost]);
  const faults = await backend.engine.sql(`
    select l.id from public.leads l join public.visit_requests r using (id)
    where l.status <> r.status or (l.outcome is not null and l.status <> 'done')
      or (l.outcome_reason is not null and l.status not in ('done', 'cancelled'))
      or exists (select from public.leads o where o.id = l.duplicate_of and o.duplicate_of is not null)
      or (l.status in ('done', 'cancelled')
        and exists (select from public.visits v where v.request_id = l.id and v.state = 'asked' and l.status = 'cancelled'))`);
  expect(faults).toEqual([]);
});
