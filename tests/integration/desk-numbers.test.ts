/** The figures of the sales desk, against rows whose figures are known. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type QueueQuery, readQueue } from '#data/desk.ts';
import { setTarget } from '#data/desk-deals.ts';
import {
  readMonth,
  readSalesNumbers,
  readSiteNumbers,
  type SalesNumbers,
} from '#data/desk-numbers.ts';
import { readMailFaults } from '#data/mail-faults.ts';
import { cairoToday } from '#domain/cairo.ts';
import { type Backend, startBackend } from '../support/backend.ts';
import { anotherPhone, clearRequests, deskOf } from '../support/desk.ts';
import { dutyOf } from '../support/duty.ts';
import { catalogueRows } from '../support/rows.ts';

let backend: Backend;
let desk: ReturnType<typeof deskOf>;

beforeAll(async () => {
  backend = await startBackend();
  desk = deskOf(backend);
});

afterAll(() => backend.engine.close());

beforeEach(async () => {
  await clearRequests(backend);
  await backend.engine.sql(
    'delete from public.page_views; delete from public.favorites; delete from public.desk_targets',
  );
});

const sales = (from: string | null = null, to: string | null = null) =>
  readSalesNumbers(backend.as.staff, { from, to });
const site = (from: string | null = null, to: string | null = null) =>
  readSiteNumbers(backend.as.staff, { from, to });
const listed = async (filters: QueueQuery) =>
  (await readQueue(backend.as.staff, filters, false, null)).length;
const results = ({ results: rows }: SalesNumbers, by: string) =>
  rows
    .filter((row) => row.by === by)
    .map(({ key, name, requests, won, lost }) => [key ?? name, requests, won, lost]);

/** Sets columns of the queue's row, which the functions of the desk would set in time. */
const set = (id: string, columns: string) =>
  backend.engine.sql(`update public.leads set ${columns} where id = $1`, [id]);

test('requests are counted by day in Cairo, with the days before', async () => {
  // Half past midnight in Cairo, on the day after that of UTC.
  await desk.send('visit_requests', {}, "'2026-03-09 22:30+00'");
  await desk.send('insurance_requests', {}, "'2026-03-12 10:00+00'");
  await desk.send('car_requests', {}, "'2026-03-08 10:00+00'");
  const numbers = await sales('2026-03-10', '2026-03-12');
  expect(numbers.figures).toEqual({
    ...{ requests: 2, won: 0, lost: 0, won_egp: 0, won_with_amount: 0 },
  });
  expect(numbers.before?.requests).toBe(1);
  expect(numbers.days).toEqual([
    { day: '2026-03-10', requests: 1 },
    { day: '2026-03-12', requests: 1 },
  ]);
  expect((await sales('2026-03-10')).before).toBeNull();
  expect((await sales()).figures.requests).toBe(3);
});

test('what was closed in the days is won or lost, by kind, source, person, month and car', async () => {
  await backend.as.service.from('cars').upsert(catalogueRows.cars);
  const at = "'2026-02-20 10:00+00'";
  const closed = "status = 'done', closed_at = '2026-03-11 10:00+00'";
  const won = await desk.send('visit_requests', { item_id: catalogueRows.cars.id }, at);
  const lost = await desk.send('financing_requests', {}, at);
  // Whoever asks about a charger names no car.
  await desk.send('charger_requests', {}, "'2026-03-11 10:00+00'");
  await set(
    won,
    `${closed}, outcome = 'won', amount_egp = 900000, owner_id = '${backend.accounts.staff.id}'`,
  );
  await set(lost, `${closed}, outcome = 'lost', outcome_reason_id = 'no-reply'`);
  const numbers = await sales('2026-03-10', '2026-03-12');
  expect(numbers.figures).toMatchObject({ requests: 1, won: 1, lost: 1, won_egp: 900_000 });
  expect(results(numbers, 'kind')).toEqual([
    ['charger_request', 1, 0, 0],
    ['visit_request', 0, 1, 0],
    ['financing_request', 0, 0, 1],
  ]);
  expect(results(numbers, 'source')).toEqual([['site', 1, 1, 1]]);
  expect(results(numbers, 'month')).toEqual([['2026-03-01', 1, 1, 1]]);
  expect(results(numbers, 'person')).toEqual([
    [null, 1, 0, 1],
    [backend.accounts.staff.id, 0, 1, 0],
  ]);
  expect(results(numbers, 'car')).toEqual([
    [catalogueRows.cars.id, 0, 1, 0],
    ['BYD Seagull', 0, 0, 1],
  ]);
  expect(numbers.reasons).toMatchObject([
    { outcome: 'lost', reason_id: 'no-reply', text_en: 'No reply any more', requests: 1 },
  ]);
  expect(numbers.states).toEqual({ open: 1 });
});

test('the wait for the first answer rests on those answered, and is of who gave it', async () => {
  const amal = await dutyOf(backend).join('Amal');
  const at = "'2026-03-10 08:00+00'";
  const ids: string[] = [];
  for (const minutes of [10, 20, 30, 60, 600]) {
    const id = await desk.send('visit_requests', {}, at);
    await set(id, `answered_at = created_at + interval '${minutes} minutes'`);
    ids.push(id);
  }
  await set(
    ids[0] ?? '',
    `answered_by = '${amal.id}', owner_id = '${backend.accounts.staff.id}', status = 'done'`,
  );
  await desk.send('insurance_requests', {}, at);
  // Requests cancelled before an answer, duplicates and new arrivals do not count.
  await desk.send('visit_requests', { status: 'cancelled' }, at);
  await set(await desk.send('visit_requests', {}, at), `duplicate_of = '${ids[0]}'`);
  await desk.send('visit_requests', {}, "now() - interval '59 minutes'");
  const { answers } = await sales();
  expect(answers.all).toEqual({
    ...{ requests: 6, answered: 5, median_seconds: 1800, p90_seconds: 23_040 },
    ...{ in_time: 4, due: 6 },
  });
  expect(answers.kinds.map(({ kind, requests, answered }) => [kind, requests, answered])).toEqual([
    ['insurance_request', 1, 0],
    ['visit_request', 5, 5],
  ]);
  expect(answers.people).toMatchObject([{ name: 'Amal', answered: 1, median_seconds: 600 }]);
  // Each figure opens as many requests.
  expect(await listed({ answer: 'given' })).toBe(5);
  expect(await listed({ answer: 'in_time' })).toBe(4);
  expect(await listed({ answer: 'waiting' })).toBe(1);
});

test('the first answer stays with who gave it, whoever has the request later', async () => {
  const carim = await dutyOf(backend).join('Carim');
  const id = await desk.send('visit_requests', {}, "now() - interval '2 hours'");
  await desk.act(id, 'call_ended', { detail: { outcome: 'no_reply' } });
  const answeredBy = async () =>
    (await backend.engine.sql('select answered_by from public.leads where id = $1', [id]))[0]
      ?.answered_by;
  expect(await answeredBy()).toBeNull();
  await desk.act(id, 'whatsapp');
  expect(await answeredBy()).toBe(backend.accounts.staff.id);
  const { lead } = await desk.read(id);
  await desk.act(id, 'assigned', { detail: { to: carim.id }, seen: lead.version });
  await carim.as.rpc('desk_act', {
    ...{ of_kind: 'visit_request', request: id, event: crypto.randomUUID(), action: 'email' },
  });
  expect(await answeredBy()).toBe(backend.accounts.staff.id);
  expect((await sales()).answers.people).toMatchObject([{ name: 'Sales Team', answered: 1 }]);
});

test('a figure of closed and open deals opens as many requests', async () => {
  const ids = await Promise.all(Array.from({ length: 4 }, () => desk.send('visit_requests')));
  const [won = '', lost = '', open = ''] = ids;
  await set(won, "status = 'done', outcome = 'won', amount_egp = 5");
  await set(lost, "status = 'done', outcome = 'lost', outcome_reason = 'Too far'");
  await set(open, "stage = 'offer', amount_egp = 800000");
  const today = cairoToday();
  const numbers = await sales(today, today);
  expect(numbers.figures).toMatchObject({ won: 1, lost: 1, won_egp: 5, won_with_amount: 1 });
  const days = { closed_from: today, closed_to: today };
  expect(await listed({ ...days, outcome: 'decided' })).toBe(2);
  expect(await listed({ ...days, outcome: 'won' })).toBe(1);
  expect(numbers.open).toEqual(
    expect.arrayContaining([{ stage: 'offer', requests: 1, with_amount: 1, amount_egp: 800_000 }]),
  );
  expect(await listed({ amount: 'open' })).toBe(1);
  expect(numbers.reasons).toMatchObject([{ outcome: 'lost', reason_id: null, reason: 'Too far' }]);
});

test('of each car: how often it was read, saved and asked for, in both languages', async () => {
  const { cars } = catalogueRows;
  await backend.as.service.from('cars').upsert({ ...cars, brand: 'BYD', model: 'Seal  U' });
  await backend.engine.sql(
    `insert into public.page_views (path, referring_host, viewed_at)
     select path, 'google.com', '2026-03-10 12:00+00' from unnest(array[
       '/cars/byd/seal--u-aaaaaaaa', '/ar/cars/byd/seal--u-aaaaaaaa', '/cars/byd', '/cars', '/cars/byd/other-bbbbbbbb'
     ]) path`,
  );
  await backend.engine.sql(
    `insert into public.favorites (user_id, item_type, item_id, created_at)
     values ($1, 'car', $2, '2026-03-10'), ($1, 'charger', $2, '2026-03-10')`,
    [backend.accounts.buyer.id, cars.id],
  );
  const asked = { item_id: cars.id, item_name: 'BYD Seal U' };
  await desk.send('visit_requests', { ...asked, language: 'ar' }, "'2026-03-10 12:00+00'");
  const numbers = await site('2026-03-10', '2026-03-10');
  expect(numbers.cars).toEqual([
    { id: cars.id, name: 'BYD Seal  U', views: 2, saves: 1, requests: 1 },
  ]);
  expect(await listed({ item_id: cars.id })).toBe(1);
  expect(numbers).toMatchObject({
    figures: { views: 5, saves: 1, requests: 1 },
    before: { views: 0, saves: 0, requests: 0 },
    days: [{ day: '2026-03-10', views: 5 }],
    languages: [
      { language: 'en', views: 4, requests: 0 },
      { language: 'ar', views: 1, requests: 1 },
    ],
    hosts: [{ host: 'google.com', views: 5 }],
  });
  expect((await site('2026-03-11')).cars).toEqual([]);
});

test('a month has targets and what was won of them, also by who has left', async () => {
  const duty = dutyOf(backend);
  const basel = await duty.join('Basel');
  const month = '2026-03-01';
  await setTarget(backend.as.staff, { member_id: null, month, won: 10 });
  await setTarget(backend.as.staff, { member_id: basel.id, month, won: 4 });
  const closed = "status = 'done', outcome = 'won', closed_at = '2026-03-31 21:30+00'";
  const id = await desk.send('visit_requests', { phone_number: anotherPhone() });
  await set(id, `${closed}, amount_egp = 700000, owner_id = '${basel.id}'`);
  const read = () => readMonth(backend.as.staff, '2026-03-15');
  expect(await read()).toMatchObject({ month, team: { won: 1, won_egp: 700_000, target: 10 } });
  const of = async () => (await read()).members.find(({ name }) => name === 'Basel');
  expect(await of()).toMatchObject({ won: 1, target: 4, in_team: true });
  await backend.engine.sql('delete from public.user_roles where user_id = $1', [basel.id]);
  expect(await of()).toMatchObject({ won: 1, target: 4, in_team: false });
  expect((await readMonth(backend.as.staff, '2026-04-01')).team).toMatchObject({
    won: 0,
    target: null,
  });
  await expect(setTarget(basel.as, { member_id: null, month, won: 1 })).rejects.toMatchObject({
    kind: 'forbidden',
  });
});

test('stuck mails are reported', async () => {
  const id = await desk.send('visit_requests');
  expect(await readMailFaults(backend.as.staff)).toEqual([]);
  await backend.engine.sql(
    `update public.notifications set created_at = now() - interval '20 minutes', last_error = 'ECONNREFUSED',
       given_up_at = case audience when 'buyer' then now() end
     where request_id = $1`,
    [id],
  );
  expect(await readMailFaults(backend.as.staff)).toMatchObject([
    { audience: 'buyer', given_up: true, mails: 1, error: 'ECONNREFUSED' },
    { audience: 'sales', given_up: false, mails: 1, error: 'ECONNREFUSED' },
  ]);
});

test('only the team reads the figures', async () => {
  for (const role of ['anonymous', 'buyer', 'stranger'] as const) {
    const client = backend.as[role];
    for (const answer of [
      await client.rpc('desk_sales_numbers', {}),
      await client.rpc('desk_site_numbers', {}),
      await client.rpc('desk_month', { in_month: '2026-03-01' }),
      await client.rpc('desk_mail_faults'),
    ]) {
      expect(answer).toMatchObject({ error: { code: '42501' } });
    }
  }
});
