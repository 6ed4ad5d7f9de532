/** The queue of the sales desk: what staff may read and do, and what the buyer may do. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Json } from '#data/database.types.ts';
import { type Backend, startBackend } from '../support/backend.ts';
import { clearRequests, deskOf, idsOf, type leadSchema } from '../support/desk.ts';
import { requestRows } from '../support/rows.ts';

let backend: Backend;
let desk: ReturnType<typeof deskOf>;

beforeAll(async () => {
  backend = await startBackend();
  desk = deskOf(backend);
});

afterAll(() => backend.engine.close());

beforeEach(() => clearRequests(backend));

describe('the queue', () => {
  test('holds requests of every kind as soon as they are sent, and forgets deleted ones', async () => {
    for (const table of Object.keys(requestRows))
      await desk.send(table as keyof typeof requestRows);
    const leads = await desk.queue();
    expect(leads.map(({ kind }) => kind).sort()).toEqual([
      'car_request',
      'charger_request',
      'financing_request',
      'insurance_request',
      'visit_request',
    ]);
    expect(leads.every((lead) => lead.name && lead.phone && lead.email)).toBe(true);
    await backend.engine.sql('delete from public.car_requests');
    expect(await desk.queue()).toHaveLength(4);
  });

  test('names a car once, as the site does', async () => {
    await desk.send('visit_requests', { brand_name: 'MG', model_name: 'MG4 64' });
    await desk.send('visit_requests', { brand_name: 'BMW', model_name: 'bmwiX' });
    const subjects = (await desk.queue()).map(({ subject }) => subject).sort();
    expect(subjects).toEqual(['BMW bmwiX', 'MG4 64']);
  });

  test('is paged by key in both directions, and loses nothing of the same moment', async () => {
    for (let count = 0; count < 5; count++) await desk.send('visit_requests', {}, "'2026-01-01'");
    for (const oldest_first of [false, true]) {
      const all = idsOf(await desk.queue({}, { oldest_first }));
      const seen: string[] = [];
      let last: z.output<typeof leadSchema> | undefined;
      do {
        const from: Record<string, Json> = last
          ? { after: last.created_at, after_id: last.id }
          : {};
        const page = await desk.queue({}, { oldest_first, most: 2, ...from });
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
    const id = await desk.send('visit_requests', {
      full_name: 'منى Mona',
      phone_number: '٠١٠ ١٢٣٤ ٥٦٧٨',
      email: 'mona@example.com',
      brand_name: 'BYD',
      model_name: 'Seagull',
    });
    expect(idsOf(await desk.queue({ search }))).toEqual(found ? [id] : []);
  });

  test('shows what waits too long, by office hours', async () => {
    const late = await desk.send('visit_requests', {}, "now() - interval '6 days'");
    await desk.send('visit_requests');
    expect(idsOf(await desk.queue({ overdue: true }))).toEqual([late]);
    await desk.act(late, 'call');
    expect(idsOf(await desk.queue({ overdue: true }))).toEqual([late]);
    await desk.act(late, 'call_ended', { detail: { outcome: 'reached' } });
    expect(await desk.queue({ overdue: true })).toEqual([]);
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
    const id = await desk.send('visit_requests');
    const first = await desk.act(id, 'taken', { seen: 1 });
    expect(first).toMatchObject({
      result: 'done',
      lead: { owner_id: backend.accounts.staff.id, status: 'in_progress', version: 2 },
    });
    expect(await desk.act(id, 'taken', { seen: 1 })).toMatchObject({ result: 'changed' });
    const own = await backend.as.buyer.from('visit_requests').select('status').eq('id', id);
    expect(own.data).toEqual([{ status: 'in_progress' }]);
  });

  test('writes each action into the history once, however often it is sent', async () => {
    const id = await desk.send('visit_requests');
    const event = randomUUID();
    const detail = { text: 'Wants white 🤍 <b>only</b>' };
    for (let attempt = 0; attempt < 3; attempt++) {
      expect(await desk.act(id, 'note', { event, detail })).toMatchObject({ result: 'done' });
    }
    const { events } = await desk.read(id);
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
    const id = await desk.send('visit_requests');
    expect((await desk.act(id, action, { detail, seen: 1 })).result).not.toBe('done');
    expect(await desk.read(id)).toMatchObject({ events: [], lead: { version: 1, status: 'new' } });
  });

  test('accepts a note of 10,000 letters, emoji and markup, and keeps it as it is', async () => {
    const id = await desk.send('visit_requests');
    const detail = { text: `<script>${'ن🙂'.repeat(4995)}\n'` };
    expect(await desk.act(id, 'note', { detail })).toMatchObject({ result: 'done' });
    expect((await desk.read(id)).events).toMatchObject([{ action: 'note', detail }]);
  });

  test('a request that is gone says so', async () => {
    expect(await desk.act(randomUUID(), 'note', { detail: { text: 'x' } })).toEqual({
      result: 'gone',
    });
  });

  test('the history cannot be rewritten, not even with the secret key', async () => {
    const id = await desk.send('visit_requests');
    await desk.act(id, 'note', { detail: { text: 'x' } });
    const history = () => backend.as.service.from('lead_events');
    expect((await history().update({ action: 'call' }).eq('request_id', id)).error).not.toBeNull();
    expect((await history().delete().eq('request_id', id)).error).not.toBeNull();
    expect((await desk.read(id)).events).toHaveLength(1);
  });
});

test('requests of the same telephone number stand together, however it is written', async () => {
  const id = await desk.send('visit_requests', { phone_number: '+20 101 234 5678' });
  const other = await desk.send('insurance_requests', { phone: '01012345678' });
  expect(idsOf((await desk.read(id)).others)).toEqual([other]);
});

test('the buyer takes an open request back, and nobody else can', async () => {
  const id = await desk.send('visit_requests');
  const cancel = (as: 'buyer' | 'stranger') =>
    backend.as[as].rpc('cancel_request', {
      of_kind: 'visit_request',
      request: id,
      event: randomUUID(),
    });
  expect((await cancel('stranger')).data).toBe(false);
  expect((await cancel('buyer')).data).toBe(true);
  expect((await cancel('buyer')).data).toBe(true);
  const { lead, events } = await desk.read(id);
  expect(lead).toMatchObject({ status: 'cancelled' });
  expect(events).toMatchObject([{ action: 'cancelled_by_buyer', detail: { from: 'new' } }]);
});

test('no page of the queue reads the whole table', async () => {
  const somebody = randomUUID();
  // What triggers would do for each takes minutes, and no plan depends on it.
  await backend.engine.sql(`
    set session_replication_role = replica;
    insert into public.people (id) values ('${somebody}');
    insert into public.leads (kind, id, person_id, user_id, created_at, name, phone, phone_key, email, subject, language, status,
      owner_id, answer_due_at, answered_at, visit_on, next_step, next_at, words)
    select 'visit_request', gen_random_uuid(), '${somebody}', '${backend.accounts.buyer.id}', now() - n * interval '1 minute',
      'Person ' || n, '0101' || n, '20101' || n, 'p' || n || '@example.com', 'BYD Seal', 'ar',
      case when n % 50 = 0 then 'new' when n % 50 = 1 then 'in_progress' else 'done' end,
      case when n % 100 = 0 then '${backend.accounts.staff.id}'::uuid end,
      now() - n * interval '1 minute', case when n % 50 > 1 then now() end,
      case when n % 500 = 0 then current_date end, case when n % 500 = 0 then 'Call' end,
      case when n % 500 = 0 then now() end, to_tsvector('simple', 'person ' || n || ' 20101' || n)
    from generate_series(1, 20000) n;
    set session_replication_role = origin`);
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
    await desk.queue(filters);
    await desk.queue(filters, { oldest_first: true });
  }
  expect((await backend.as.staff.rpc('desk_counts')).error).toBeNull();
  expect(await scans()).toBe(before);
  await backend.engine.sql('delete from public.leads');
});

test('a request of a kind that the queue does not know is refused', async () => {
  await expect(
    backend.engine.sql(`select private.lead_of('boat_request', '{"name": "Mona", "phone": "1"}')`),
  ).rejects.toThrow('There is no kind of request boat_request');
});

test.each(['anonymous', 'buyer', 'stranger'] as const)('%s is refused everywhere', async (role) => {
  const id = await desk.send('visit_requests');
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
