/** The figures of the sales desk, against rows whose figures are known. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type DeskNumbers, readMailFaults, readNumbers } from '#data/desk-numbers.ts';
import { type Backend, startBackend } from '../support/backend.ts';
import { clearRequests, deskOf } from '../support/desk.ts';
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
  await backend.engine.sql('delete from public.page_views; delete from public.favorites');
});

const numbers = (from: string | null = null, to: string | null = null): Promise<DeskNumbers> =>
  readNumbers(backend.as.staff, { from, to });

/** Sets columns of the queue's row, which the functions of the desk would set in time. */
const set = (id: string, columns: string) =>
  backend.engine.sql(`update public.leads set ${columns} where id = $1`, [id]);

test('requests are counted by day in Cairo, by kind, language and car', async () => {
  const seal = { brand_name: 'BYD', model_name: 'Seal' };
  // Half past midnight in Cairo, on the day after that of UTC.
  await desk.send('visit_requests', { ...seal, language: 'ar' }, "'2026-03-09 22:30+00'");
  await desk.send('visit_requests', seal, "'2026-03-10 10:00+00'");
  await desk.send('insurance_requests', { brand: 'BYD', model: 'Seal' }, "'2026-03-12 10:00+00'");
  await desk.send('car_requests', {}, "'2026-03-13 10:00+00'");
  const { leads } = await numbers('2026-03-10', '2026-03-12');
  expect(leads).toEqual({
    total: 3,
    days: [
      { day: '2026-03-10', leads: 2 },
      { day: '2026-03-12', leads: 1 },
    ],
    kinds: [
      { kind: 'visit_request', leads: 2 },
      { kind: 'insurance_request', leads: 1 },
    ],
    languages: [
      { language: 'en', leads: 2 },
      { language: 'ar', leads: 1 },
    ],
    subjects: [{ subject: 'BYD Seal', leads: 3 }],
  });
  expect((await numbers('2026-03-13')).leads.subjects).toEqual([{ subject: '', leads: 1 }]);
  expect((await numbers()).leads.total).toBe(4);
});

test('of each car: how often it was read, saved and asked for, in both languages', async () => {
  const { cars } = catalogueRows;
  await backend.as.service.from('cars').upsert({ ...cars, brand: 'BYD', model: 'Seal  U' });
  await backend.engine.sql(
    `insert into public.page_views (path, viewed_at)
     select path, '2026-03-10 12:00+00' from unnest(array[
       '/cars/byd/seal--u-aaaaaaaa', '/ar/cars/byd/seal--u-aaaaaaaa', '/cars/byd', '/cars', '/cars/byd/other-bbbbbbbb'
     ]) path`,
  );
  await backend.engine.sql(
    `insert into public.favorites (user_id, item_type, item_id, created_at)
     values ($1, 'car', $2, '2026-03-10'), ($1, 'charger', $2, '2026-03-10')`,
    [backend.accounts.buyer.id, cars.id],
  );
  await desk.send('visit_requests', { item_name: 'byd seal U' }, "'2026-03-10 12:00+00'");
  const found = { name: 'BYD Seal  U', views: 2, saves: 1, requests: 1 };
  expect((await numbers('2026-03-10', '2026-03-10')).cars).toEqual([found]);
  expect((await numbers('2026-03-11')).cars).toEqual([]);
});

test('a car whose model repeats its brand is found by either spelling', async () => {
  await backend.as.service
    .from('cars')
    .upsert({ ...catalogueRows.cars, brand: 'MG', model: 'MG4 Comfort' });
  await desk.send('visit_requests', { item_name: 'MG4 Comfort' });
  await desk.send('insurance_requests', { brand: 'MG', model: 'MG4 Comfort' });
  await desk.send('insurance_requests', { brand: 'MG', model: 'MG4' });
  const found = { name: 'MG4 Comfort', views: 0, saves: 0, requests: 2 };
  expect((await numbers()).cars).toEqual([found]);
});

test('the wait for the first answer: median, the slowest tenth, and the share within an hour', async () => {
  const at = "'2026-03-10 08:00+00'";
  const ids: string[] = [];
  for (const minutes of [10, 20, 30, 60, 600]) {
    const id = await desk.send('visit_requests', {}, at);
    await set(id, `answered_at = created_at + interval '${minutes} minutes'`);
    ids.push(id);
  }
  await set(ids[0] ?? '', `status = 'done', owner_id = '${backend.accounts.staff.id}'`);
  await desk.send('insurance_requests', {}, at);
  // Requests cancelled before an answer, duplicates and new arrivals do not count.
  await desk.send('visit_requests', { status: 'cancelled' }, at);
  await set(await desk.send('visit_requests', {}, at), `duplicate_of = '${ids[0]}'`);
  await desk.send('visit_requests', {}, "now() - interval '59 minutes'");
  const { answers } = await numbers();
  expect(answers.all).toEqual({
    requests: 6,
    answered: 5,
    median_seconds: 1800,
    p90_seconds: 23_040,
    within_hour: 4,
    in_time: 4,
    due: 6,
  });
  expect(answers.kinds.map(({ kind, requests }) => [kind, requests])).toEqual([
    ['insurance_request', 1],
    ['visit_request', 5],
  ]);
  expect(answers.kinds[0]).toMatchObject({ answered: 0, median_seconds: null });
  expect(answers.people).toMatchObject([
    { name: 'Sales Team', requests: 1, median_seconds: 600 },
    { name: null, requests: 5 },
  ]);
});

test('what became of requests, with the reasons', async () => {
  const ids = await Promise.all(Array.from({ length: 5 }, () => desk.send('visit_requests')));
  const [won = '', lost = '', again = '', gone = ''] = ids;
  await set(won, "status = 'done', outcome = 'won'");
  await set(lost, "status = 'done', outcome = 'lost', outcome_reason = 'Too expensive'");
  await set(again, "status = 'done', outcome = 'lost', outcome_reason = 'Too expensive'");
  await set(gone, "status = 'cancelled', outcome_reason = 'غيّر رأيه'");
  expect((await numbers()).outcomes).toEqual({
    open: 1,
    won: 1,
    lost: 2,
    cancelled: 1,
    other: 0,
    reasons: [
      { outcome: 'lost', reason: 'Too expensive', leads: 2 },
      { outcome: 'cancelled', reason: 'غيّر رأيه', leads: 1 },
    ],
  });
});

test('stuck mails are reported', async () => {
  const id = await desk.send('visit_requests');
  expect((await numbers()).faults).toEqual({ mails: [] });
  await backend.engine.sql(
    `update public.notifications set created_at = now() - interval '20 minutes', last_error = 'ECONNREFUSED',
       given_up_at = case audience when 'buyer' then now() end
     where request_id = $1`,
    [id],
  );
  expect((await numbers()).faults.mails).toMatchObject([
    { audience: 'buyer', given_up: true, mails: 1, error: 'ECONNREFUSED' },
    { audience: 'sales', given_up: false, mails: 1, error: 'ECONNREFUSED' },
  ]);
  expect(await readMailFaults(backend.as.staff)).toEqual((await numbers()).faults.mails);
});

test('only the team reads the figures', async () => {
  for (const role of ['anonymous', 'buyer', 'stranger'] as const) {
    const answer = await backend.as[role].rpc('desk_numbers', {});
    expect(answer).toMatchObject({ error: { code: '42501' } });
    const mails = await backend.as[role].rpc('desk_mail_faults');
    expect(mails).toMatchObject({ error: { code: '42501' } });
  }
});
