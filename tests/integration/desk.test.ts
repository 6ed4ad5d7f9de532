/** The queue of the sales desk: what staff read of it, what they do, and what the buyer may do. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Json } from '../../src/data/database.types.ts';
import { type Backend, startBackend } from '../support/backend.ts';
import { requestRows, type Values } from '../support/rows.ts';

let backend: Backend;

const leadSchema = z.looseObject({
  kind: z.string(),
  id: z.string(),
  created_at: z.string(),
  status: z.string(),
  version: z.number(),
  owner_id: z.string().nullable(),
  overdue: z.boolean(),
});
const resultSchema = z.object({ result: z.string(), lead: leadSchema.optional() });
const requestSchema = z.object({
  lead: leadSchema,
  sent: z.looseObject({ id: z.string() }),
  events: z.array(z.looseObject({ action: z.string(), detail: z.looseObject({}) })),
  others: z.array(leadSchema),
});

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend.engine.close());

/** Stores a request as its person would, at a moment of the test's choice. */
async function send(table: keyof typeof requestRows, change: Values = {}, at = 'now()') {
  const row = { ...requestRows[table], id: randomUUID(), ...change };
  const columns = Object.keys(row).join(', ');
  await backend.engine.sql(
    `insert into public.${table} (user_id, created_at, ${columns})
     select '${backend.accounts.buyer.id}', ${at}, ${columns} from jsonb_populate_record(null::public.${table}, $1)`,
    [JSON.stringify(row)],
  );
  return String(row.id);
}

async function queue(filters: Record<string, Json> = {}, page: Record<string, Json> = {}) {
  const { data, error } = await backend.as.staff.rpc('desk_queue', { filters, ...page });
  expect(error).toBeNull();
  return z.array(leadSchema).parse(data);
}

type Act = { event?: string; detail?: Json; seen?: number; as?: 'staff' | 'buyer' };

async function act(id: string, action: string, { event, detail, seen, as = 'staff' }: Act = {}) {
  const { data, error } = await backend.as[as].rpc('desk_act', {
    of_kind: 'visit_request',
    request: id,
    event: event ?? randomUUID(),
    action,
    ...(detail === undefined ? {} : { detail }),
    ...(seen === undefined ? {} : { seen_version: seen }),
  });
  return error ? { result: error.code } : resultSchema.parse(data);
}

async function read(id: string) {
  const asked = { of_kind: 'visit_request', request: id };
  const { data, error } = await backend.as.staff.rpc('desk_request', asked);
  expect(error).toBeNull();
  return requestSchema.parse(data);
}

const idsOf = (leads: { id: string }[]) => leads.map(({ id }) => id);

beforeEach(async () => {
  for (const table of Object.keys(requestRows)) {
    await backend.engine.sql(`delete from public.${table}`);
  }
});

describe('the queue', () => {
  test('holds requests of every kind as soon as they are sent, and forgets deleted ones', async () => {
    for (const table of Object.keys(requestRows)) await send(table as keyof typeof requestRows);
    const leads = await queue();
    expect(leads.map(({ kind }) => kind).sort()).toEqual([
      'car_request',
      'charger_request',
      'financing_request',
      'insurance_request',
      'visit_request',
    ]);
    expect(leads.every((lead) => lead.name && lead.phone && lead.email)).toBe(true);
    await backend.engine.sql('delete from public.car_requests');
    expect(await queue()).toHaveLength(4);
  });

  test('is paged by key in both directions, and loses nothing of the same moment', async () => {
    for (let count = 0; count < 5; count++) await send('visit_requests', {}, "'2026-01-01'");
    for (const oldest_first of [false, true]) {
      const all = idsOf(await queue({}, { oldest_first }));
      const seen: string[] = [];
      let last: z.output<typeof leadSchema> | undefined;
      do {
        const from: Record<string, Json> = last
          ? { after: last.created_at, after_id: last.id }
          : {};
        const page = await queue({}, { oldest_first, most: 2, ...from });
        seen.push(...idsOf(page));
        last = page.at(-1);
      } while (last);
      expect(seen).toEqual(all);
      expect(new Set(seen).size).toBe(5);
    }
  });

  test.each([
    ['منى', true],
    ['مني', true],
    ['mona', true],
    ['0101 234', true],
    ['+20 10 1234 5678', true],
    ['٠١٠١٢٣٤', true],
    ['seagull', true],
    ['byd sea', true],
    ['mona@example.com', true],
    ['somebody else', false],
    ["'; drop table public.leads; --", false],
    [':*', false],
  ])('search %j finds: %s', async (search, found) => {
    const id = await send('visit_requests', {
      full_name: 'منى Mona',
      phone_number: '٠١٠ ١٢٣٤ ٥٦٧٨',
      email: 'mona@example.com',
      brand_name: 'BYD',
      model_name: 'Seagull',
    });
    expect(idsOf(await queue({ search }))).toEqual(found ? [id] : []);
  });

  test('shows what waits too long, by office hours', async () => {
    const late = await send('visit_requests', {}, "now() - interval '6 days'");
    await send('visit_requests');
    expect(idsOf(await queue({ overdue: true }))).toEqual([late]);
    await act(late, 'call', { detail: { outcome: 'answered' } });
    expect(await queue({ overdue: true })).toEqual([]);
  });

  test.each([
    ['2026-11-22 10:00', '2026-11-22 11:00'],
    ['2026-11-22 17:30', '2026-11-23 10:00'],
    ['2026-11-22 03:00', '2026-11-22 10:00'],
    // Thursday evening to Sunday morning.
    ['2026-11-26 20:00', '2026-11-29 10:00'],
    ['2026-11-27 12:00', '2026-11-29 10:00'],
  ])('what is asked at %s is due at %s', async (asked, due) => {
    const [row] = await backend.engine.sql(
      `select to_char(private.answer_due($1::timestamp at time zone 'Africa/Cairo') at time zone 'Africa/Cairo',
         'YYYY-MM-DD HH24:MI') as due`,
      [asked],
    );
    expect(row?.due).toBe(due);
  });
});

describe('acting', () => {
  test('takes a request, and tells the second person that it is taken', async () => {
    const id = await send('visit_requests');
    const first = await act(id, 'taken', { seen: 1 });
    expect(first).toMatchObject({
      result: 'done',
      lead: { owner_id: backend.accounts.staff.id, status: 'in_progress', version: 2 },
    });
    expect(await act(id, 'taken', { seen: 1 })).toMatchObject({ result: 'changed' });
    const own = await backend.as.buyer.from('visit_requests').select('status').eq('id', id);
    expect(own.data).toEqual([{ status: 'in_progress' }]);
  });

  test('writes each action into the history once, however often it is sent', async () => {
    const id = await send('visit_requests');
    const event = randomUUID();
    const detail = { text: 'Wants white 🤍 <b>only</b>' };
    for (let attempt = 0; attempt < 3; attempt++) {
      expect(await act(id, 'note', { event, detail })).toMatchObject({ result: 'done' });
    }
    const { events } = await read(id);
    expect(events).toMatchObject([{ action: 'note', detail, actor_name: 'Sales Team' }]);
  });

  test.each([
    ['note', { text: '' }],
    ['note', { text: 'x'.repeat(10_001) }],
    ['note', {}],
    ['status', { to: 'somewhere' }],
    ['status', { to: 'done', outcome: 'lost' }],
    ['next', { step: 'Call' }],
    ['next', { step: 'Call', at: 'tomorrow-ish' }],
    ['assigned', { to: '00000000-0000-4000-8000-000000000000' }],
    ['cancelled_by_buyer', {}],
    ['deleted', {}],
  ])('refuses %s %j and changes nothing', async (action, detail) => {
    const id = await send('visit_requests');
    expect((await act(id, action, { detail, seen: 1 })).result).not.toBe('done');
    expect(await read(id)).toMatchObject({ events: [], lead: { version: 1, status: 'new' } });
  });

  test('accepts a note of 10,000 letters', async () => {
    const id = await send('visit_requests');
    const detail = { text: 'ن'.repeat(10_000) };
    expect(await act(id, 'note', { detail })).toMatchObject({ result: 'done' });
  });

  test('a request that is gone says so', async () => {
    expect(await act(randomUUID(), 'note', { detail: { text: 'x' } })).toEqual({ result: 'gone' });
  });

  test('the history cannot be rewritten, not even with the secret key', async () => {
    const id = await send('visit_requests');
    await act(id, 'note', { detail: { text: 'x' } });
    const history = () => backend.as.service.from('lead_events');
    expect((await history().update({ action: 'call' }).eq('request_id', id)).error).not.toBeNull();
    expect((await history().delete().eq('request_id', id)).error).not.toBeNull();
    expect((await read(id)).events).toHaveLength(1);
  });
});

test('requests of the same telephone number stand together, however it is written', async () => {
  const id = await send('visit_requests', { phone_number: '+20 101 234 5678' });
  const other = await send('insurance_requests', { phone: '01012345678' });
  expect(idsOf((await read(id)).others)).toEqual([other]);
});

test('the buyer takes an open request back, and nobody else can', async () => {
  const id = await send('visit_requests');
  const cancel = (as: 'buyer' | 'stranger') =>
    backend.as[as].rpc('cancel_request', {
      of_kind: 'visit_request',
      request: id,
      event: randomUUID(),
    });
  expect((await cancel('stranger')).data).toBe(false);
  expect((await cancel('buyer')).data).toBe(true);
  expect((await cancel('buyer')).data).toBe(true);
  const { lead, events } = await read(id);
  expect(lead).toMatchObject({ status: 'cancelled' });
  expect(events).toMatchObject([{ action: 'cancelled_by_buyer', detail: { from: 'new' } }]);
});

test('no page of the queue reads the whole table', async () => {
  await backend.engine.sql(`
    insert into public.leads (kind, id, user_id, created_at, name, phone, phone_key, email, subject, language, status,
      owner_id, answer_due_at, answered_at, visit_on, next_step, next_at, words)
    select 'visit_request', gen_random_uuid(), '${backend.accounts.buyer.id}', now() - n * interval '1 minute',
      'Person ' || n, '0101' || n, '20101' || n, 'p' || n || '@example.com', 'BYD Seal', 'ar',
      case when n % 50 = 0 then 'new' when n % 50 = 1 then 'in_progress' else 'done' end,
      case when n % 100 = 0 then '${backend.accounts.staff.id}'::uuid end,
      now() - n * interval '1 minute', case when n % 50 > 1 then now() end,
      case when n % 500 = 0 then current_date end, case when n % 500 = 0 then 'Call' end,
      case when n % 500 = 0 then now() end, to_tsvector('simple', 'person ' || n || ' 20101' || n)
    from generate_series(1, 20000) n`);
  await backend.engine.sql('analyze public.leads');
  const scans = async () => {
    await backend.engine.sql('select pg_stat_force_next_flush()');
    const [row] = await backend.engine.sql(
      "select seq_scan::int as scans from pg_stat_user_tables where relname = 'leads'",
    );
    return row?.scans;
  };
  const before = await scans();
  for (const filters of [
    {},
    { status: 'open' },
    { status: 'new' },
    { owner: 'me', status: 'open' },
    { owner: 'nobody', status: 'open' },
    { overdue: true },
    { due: 'today' },
    { visit_on: new Date().toISOString().slice(0, 10) },
    { kind: 'visit_request' },
    { kind: 'car_request' },
    { phone: '010155' },
    { search: 'person 777' },
    { search: '20101777' },
  ]) {
    await queue(filters);
    await queue(filters, { oldest_first: true });
  }
  expect((await backend.as.staff.rpc('desk_counts')).error).toBeNull();
  expect(await scans()).toBe(before);
  await backend.engine.sql('delete from public.leads');
});

test.each(['anonymous', 'buyer', 'stranger'] as const)('%s is refused everywhere', async (role) => {
  const id = await send('visit_requests');
  const visitor = backend.as[role];
  const asked = { of_kind: 'visit_request', request: id };
  const answers = await Promise.all([
    visitor.rpc('desk_queue', {}),
    visitor.rpc('desk_counts'),
    visitor.rpc('desk_request', asked),
    visitor.rpc('desk_act', { ...asked, event: randomUUID(), action: 'taken', seen_version: 1 }),
    visitor.rpc('staff_members'),
    visitor.rpc('invite_staff', { to_email: 'x@example.com', to_role: 'manager' }),
    visitor.rpc('remove_staff', { member_email: 'staff@example.com' }),
  ]);
  for (const answer of answers) expect(answer).toMatchObject({ error: { code: '42501' } });
});

describe('visits', () => {
  const day = new Date(Date.now() + 3 * 24 * 3600 * 1000).toISOString().slice(0, 10);

  beforeEach(async () => {
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
    const [first, second] = [await send('visit_requests'), await send('visit_requests')];
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
    expect(['22023', '23514']).toContain(await agree(await send('visit_requests'), change));
  });

  test('the buyer asks for another hour, which frees the agreed one', async () => {
    const [first, second] = [await send('visit_requests'), await send('visit_requests')];
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
});

test('a manager invites by e-mail; the role comes with the confirmed address and goes at once', async () => {
  const role = async () => (await backend.as.stranger.rpc('is_staff')).data;
  const invite = { to_email: ' Stranger@Example.com', to_role: 'sales' };
  await backend.engine.sql(
    "update auth.users set email_confirmed_at = null where email = 'stranger@example.com'",
  );
  expect((await backend.as.staff.rpc('invite_staff', invite)).data).toBe('invited');
  expect((await backend.as.stranger.rpc('accept_invitation')).data).toBe(false);
  expect(await role()).toBe(false);
  await backend.engine.sql(
    "update auth.users set email_confirmed_at = now() where email = 'stranger@example.com'",
  );
  expect((await backend.as.stranger.rpc('accept_invitation')).data).toBe(true);
  expect(await role()).toBe(true);
  // Sales people do not edit the catalogue and invite nobody.
  expect((await backend.as.stranger.rpc('is_manager')).data).toBe(false);
  const brand = await backend.as.stranger.from('brands').insert({ id: 'nile', name_en: 'Nile' });
  expect(brand.error).toMatchObject({ code: '42501' });
  expect((await backend.as.stranger.rpc('invite_staff', invite)).error?.code).toBe('42501');
  expect(
    (await backend.as.staff.rpc('remove_staff', { member_email: 'stranger@example.com' })).data,
  ).toBe(true);
  expect(await role()).toBe(false);
  const own = { member_email: backend.accounts.staff.email };
  expect((await backend.as.staff.rpc('remove_staff', own)).error?.code).toBe('42501');
});

test('each price is kept with its source and date, and who is not staff reads those of what is published', async () => {
  const [car] = await backend.engine.sql(
    "insert into public.cars (brand, model, price_egp) values ('X', 'Y', 900000) returning id::text",
  );
  const id = String(car?.id);
  const update = { price_egp: 950_000, price_source: 'Dealer', price_verified_on: '2026-11-27' };
  await backend.as.staff.from('cars').update(update).eq('id', id);
  await backend.as.staff.from('cars').update({ top_speed_kmh: 160 }).eq('id', id);
  const prices = () =>
    backend.as.anonymous
      .from('price_history')
      .select('price_egp, price_source')
      .eq('item_id', id)
      .order('changed_at');
  expect((await prices()).data).toEqual([
    { price_egp: 900_000, price_source: null },
    { price_egp: 950_000, price_source: 'Dealer' },
  ]);
  await backend.as.staff.from('cars').update({ published: false }).eq('id', id);
  expect((await prices()).data).toEqual([]);
});
