/** Visits as the sales desk agrees them, and as the buyer sees and moves them. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Json } from '../../src/data/database.types.ts';
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
  const [first, second] = [await desk.send('visit_requests'), await desk.send('visit_requests')];
  expect(await agree(first)).toBe('done');
  expect(await agree(second)).toBe('occupied');
  expect(await agree(second, { at_slot: '11:00' })).toBe('done');
  expect(await agree(first, { to_state: 'cancelled', why: 'No car', seen_version: 2 })).toBe(
    'done',
  );
  expect(await agree(second, { seen_version: 2 })).toBe('done');
  const own = await backend.as.buyer.from('visits').select('state, day, slot, reason');
  expect(own.data).toEqual(
    expect.arrayContaining([
      { state: 'cancelled', day, slot: '10:00', reason: 'No car' },
      { state: 'confirmed', day, slot: '10:00', reason: null },
    ]),
  );
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
  const [first, second] = [await desk.send('visit_requests'), await desk.send('visit_requests')];
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
