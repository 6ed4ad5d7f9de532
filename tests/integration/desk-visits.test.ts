/** Visits as the sales desk agrees them, and as the buyer sees and moves them. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Json } from '#data/database.types.ts';
import { kindOfFailure } from '#data/failure.ts';
import { askAnotherHour } from '#data/own-requests.ts';
import { type Backend, startBackend } from '../support/backend.ts';
import { clearRequests, deskOf, resultSchema } from '../support/desk.ts';

let backend: Backend;
let desk: ReturnType<typeof deskOf>;

beforeAll(async () => {
  backend = await startBackend();
  desk = deskOf(backend);
});

afterAll(() => backend.engine.close());

const day = new Date(Date.now() + 3 * 24 * 3600 * 1000).toISOString().slice(0, 10);

beforeEach(async () => {
  await clearRequests(backend);
  await backend.engine.sql(`
    delete from public.visit_places;
    insert into public.visit_places (id, name_en, name_ar, address_en, address_ar) values
      ('giza', 'Giza', 'الجيزة', 'Haram', 'الهرم'), ('maadi', 'Maadi', 'المعادي', 'Road 9', 'شارع ٩');
    update public.visit_places set open = false where id = 'maadi';`);
});

/** Requests of two people, since what is done about one person's raises the versions of their others. */
const sendTwo = async () =>
  [
    await desk.send('visit_requests'),
    await desk.send('visit_requests', {
      user_id: backend.accounts.stranger.id,
      phone_number: '01234567890',
    }),
  ] as const;

async function agree(id: string, change: Record<string, Json> = {}) {
  const { data, error } = await backend.as.staff.rpc('desk_visit', {
    request: id,
    event: randomUUID(),
    to_state: 'confirmed',
    place: 'giza',
    on_day: day,
    at_slot: '10:00',
    seen_version: 1,
    ...change,
  });
  return error ? error.code : resultSchema.parse(data).result;
}

test('two visits never share an hour at a place, and a cancelled one frees it', async () => {
  const [first, second] = await sendTwo();
  expect(await agree(first)).toBe('done');
  expect(await agree(second)).toBe('occupied');
  expect(await agree(second, { at_slot: '11:00' })).toBe('done');
  expect(await agree(first, { to_state: 'cancelled', why: 'No car', seen_version: 2 })).toBe(
    'done',
  );
  expect(await agree(second, { seen_version: 2 })).toBe('done');
  const own = await backend.as.buyer.from('visits').select('state, day, slot, reason');
  expect(own.data).toEqual([{ state: 'cancelled', day, slot: '10:00', reason: 'No car' }]);
  const theirs = await backend.as.stranger.from('visits').select('state, day, slot, reason');
  expect(theirs.data).toEqual([{ state: 'confirmed', day, slot: '10:00', reason: null }]);
});

test.each([
  ['an hour that has passed', { on_day: '2026-01-01' }],
  ['a closed place', { place: 'maadi' }],
  ['a place that does not exist', { place: 'luxor' }],
  ['an hour that is none', { at_slot: '10:30' }],
  ['a state that is none', { to_state: 'perhaps' }],
])('%s is refused', async (_, change) => {
  expect(['22023', '23514']).toContain(await agree(await desk.send('visit_requests'), change));
});

test('the buyer asks for another hour, which frees the agreed one', async () => {
  const [first, second] = await sendTwo();
  await agree(first);
  const ask = (as: 'buyer' | 'stranger', on_day = day) =>
    backend.as[as].rpc('ask_another_hour', {
      request: first,
      event: randomUUID(),
      on_day,
      at_slot: '15:00',
    });
  expect((await ask('stranger')).data).toBe(false);
  expect((await ask('buyer', '2026-01-01')).error).toMatchObject({ code: '22023' });
  expect((await ask('buyer')).data).toBe(true);
  expect(await agree(second)).toBe('done');
  const calendar = await backend.as.staff.rpc('desk_calendar', { first_day: day, last_day: day });
  expect(calendar.data).toMatchObject([
    { state: 'confirmed', slot: '10:00', place: 'giza' },
    { state: 'asked', slot: '15:00' },
  ]);
});

/** Sets the hour of an agreed visit, which time alone would move into the past. */
const moveTo = (id: string, on: string) =>
  backend.engine.sql('update public.visits set day = $1 where request_id = $2', [on, id]);

test('nobody came only to an agreed visit whose hour is over', async () => {
  const id = await desk.send('visit_requests');
  expect(await agree(id, { to_state: 'missed' })).toBe('22023');
  await agree(id);
  expect(await agree(id, { to_state: 'missed', seen_version: 2 })).toBe('22023');
  const passed = { to_state: 'missed', on_day: '2026-01-01', seen_version: 2 };
  expect(await agree(id, passed)).toBe('22023');
  await moveTo(id, '2026-01-01');
  expect(await agree(id, { to_state: 'missed', seen_version: 2 })).toBe('done');
  expect(await agree(id, { to_state: 'missed', seen_version: 3 })).toBe('22023');
});

test('a closed request that is worked on again has no result any more', async () => {
  const lost = { to: 'done', outcome: 'lost', reason: 'Too dear' };
  for (const [state, status, reason] of [
    ['confirmed', 'in_progress', null],
    ['missed', 'in_progress', null],
    ['cancelled', 'cancelled', 'No car'],
  ] as const) {
    const id = await desk.send('visit_requests');
    await agree(id, { at_slot: '12:00' });
    if (state === 'missed') await moveTo(id, '2026-01-01');
    await desk.act(id, 'status', { seen: 2, detail: lost });
    const why = reason === null ? {} : { why: reason };
    expect(
      await agree(id, { to_state: state, at_slot: '12:00', seen_version: 3, ...why }),
      state,
    ).toBe('done');
    expect((await desk.read(id)).lead, state).toMatchObject({
      status,
      outcome: null,
      outcome_reason: reason,
    });
    await clearRequests(backend);
  }
});

test('a cancelled request is not cancelled again', async () => {
  const id = await desk.send('visit_requests');
  const cancelled = { to_state: 'cancelled', why: 'No car' };
  expect(await agree(id, cancelled)).toBe('done');
  expect(await agree(id, { ...cancelled, seen_version: 2 })).toBe('22023');
});

test('who confirms a visit that is nobody’s takes it, and the history says so', async () => {
  const id = await desk.send('visit_requests');
  await agree(id);
  await agree(id, { at_slot: '11:00', seen_version: 2 });
  const taken = (await desk.read(id)).events.map(({ detail }) => detail.taken);
  expect(taken).toEqual([true, undefined]);
});

test('an event of another visit, or another step, is refused', async () => {
  const [first, second] = [await desk.send('visit_requests'), await desk.send('visit_requests')];
  const event = randomUUID();
  expect(await agree(first, { event })).toBe('done');
  expect(await agree(first, { event })).toBe('done');
  expect(await agree(second, { event, at_slot: '11:00' })).toBe('23505');
  const cancel = { event, to_state: 'cancelled', why: 'x', seen_version: 2 };
  expect(await agree(first, cancel)).toBe('23505');
  const asked = { event, on_day: day, at_slot: '15:00' };
  const hour = await backend.as.buyer.rpc('ask_another_hour', { request: second, ...asked });
  expect(hour.error).toMatchObject({ code: '23505' });
});

const askFor = (request: string, at_slot: string) =>
  backend.as.buyer.rpc('ask_another_hour', {
    request,
    event: randomUUID(),
    on_day: day,
    at_slot,
  });

test('a buyer moves a visit five times a day, and then reads that it is enough', async () => {
  const id = await desk.send('visit_requests');
  for (const slot of ['10:00', '11:00', '12:00', '13:00', '14:00']) {
    expect((await askFor(id, slot)).data).toBe(true);
  }
  expect(await askFor(id, '15:00')).toMatchObject({ status: 429, error: { code: 'PT429' } });
  const hour = { day, slot: '15:00' };
  const ask = (as: 'buyer' | 'stranger') =>
    askAnotherHour(backend.as[as], id, randomUUID(), hour).catch(kindOfFailure);
  expect(await ask('buyer')).toBe('too_often');
  expect(await ask('stranger')).toBe('gone');
  expect((await desk.read(id)).events).toHaveLength(5);
  const [waiting] = await backend.engine.sql(
    "select count(*)::int as mails from public.notifications where request_id = $1 and step = 'time_asked'",
    [id],
  );
  expect(waiting?.mails).toBe(1);
});

test('a buyer moves all their visits twenty times a day', async () => {
  const ids = await Promise.all(Array.from({ length: 5 }, () => desk.send('visit_requests')));
  const answers = [];
  for (const id of ids) {
    for (const slot of ['10:00', '11:00', '12:00', '13:00', '14:00']) {
      answers.push((await askFor(id, slot)).error?.code ?? 'done');
    }
  }
  expect(answers.filter((code) => code === 'done')).toHaveLength(20);
});

test('asking for the hour that stands already writes nothing', async () => {
  const id = await desk.send('visit_requests', { visit_date: day, visit_time: '10:00' });
  expect((await askFor(id, '10:00')).data).toBe(true);
  await agree(id);
  expect((await askFor(id, '10:00')).data).toBe(true);
  expect((await desk.read(id)).events.map(({ action }) => action)).toEqual(['visit']);
});

test('the next step that a buyer causes is a code', async () => {
  const id = await desk.send('visit_requests');
  await askFor(id, '11:00');
  expect((await desk.read(id)).lead.next_step).toBe('confirm_asked_hour');
});
