/** The report of the week: written once, on Sunday morning in Cairo, and mailed to managers in their language. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import sweep from '../../netlify/functions/sweep.ts';
import weeklyReport from '../../netlify/functions/weekly-report.ts';
import { type Colleague, dutyOf } from '../support/duty.ts';
import { mailedRequests } from '../support/mailed-requests.ts';

const world = mailedRequests();
let amal: Colleague;
let carim: Colleague;

beforeAll(async () => {
  const duty = dutyOf(world.backend);
  amal = await duty.join('Amal');
  carim = await duty.join('Carim', 'manager');
});

beforeEach(() =>
  world.backend.engine.sql(`delete from public.weekly_reports; delete from public.notifications;
    delete from public.desk_alerts`),
);

/** How many mails are queued when the report is written at a moment. */
async function writeAt(at: string) {
  const { data, error } = await world.backend.as.service.rpc('write_weekly_report', { at });
  expect(error).toBeNull();
  return data;
}

const manager = 'staff@example.com';
const settle = (columns: string, values: string) =>
  world.backend.engine.sql(
    `insert into public.desk_alerts (user_id, ${columns}) values ($1, ${values})`,
    [world.backend.accounts.staff.id],
  );

// The last Friday of April brings summer time to Egypt, the last Friday of October ends it.
test.each([
  ['in winter', '2026-11-29', '2026-11-29T04:59:00Z', '2026-11-29T05:00:00Z'],
  ['in summer', '2026-06-07', '2026-06-07T03:59:00Z', '2026-06-07T04:00:00Z'],
  ['after the clocks went forward', '2026-04-26', '2026-04-26T03:59:00Z', '2026-04-26T04:00:00Z'],
])('%s it is written from seven on Sunday, and once', async (_, sunday, early, due) => {
  expect(await writeAt(early)).toBe(0);
  expect(await writeAt(due)).toBe(2);
  expect(await writeAt(due)).toBe(0);
  expect(await writeAt(`${sunday}T20:00:00Z`)).toBe(0);
  const rows = await world.backend.engine.sql('select sunday::text from public.weekly_reports');
  expect(rows).toEqual([{ sunday }]);
});

test('where nothing ran on Sunday it is written until Tuesday, not on Wednesday', async () => {
  expect(await writeAt('2026-12-01T21:00:00Z')).toBe(2);
  await world.backend.engine.sql('delete from public.weekly_reports');
  expect(await writeAt('2026-12-02T06:00:00Z')).toBe(0);
  expect(await writeAt('2026-12-05T06:00:00Z')).toBe(0);
});

test('two functions at once write it once', async () => {
  const mails = await Promise.all(Array.from({ length: 4 }, () => writeAt('2026-11-29T06:00:00Z')));
  expect(mails.toSorted()).toEqual([0, 0, 0, 2]);
});

test('managers read the figures with those before, what is overdue, and old prices', async () => {
  const { engine } = world.backend;
  const ids = [];
  for (let i = 0; i < 3; i += 1) ids.push(await world.store('visit_requests'));
  await engine.sql(`update public.leads set created_at = '2026-11-23 10:00+00', answered_at = null,
    answer_due_at = '2026-11-23 11:00+00'`);
  await engine.sql(
    `update public.leads set status = 'done', outcome = 'won', amount_egp = 900000, answered_at = '2026-11-23 10:20+00',
       closed_at = '2026-11-25 10:00+00' where id = $1`,
    [ids[0]],
  );
  await engine.sql("update public.leads set created_at = '2026-11-18 10:00+00' where id = $1", [
    ids[2],
  ]);
  await engine.sql(`delete from public.cars;
    insert into public.cars (brand, model, price_egp, price_verified_on) values
      ('MG', 'MG4', 1000000, '2026-10-01'), ('MG', 'MG5', 1000000, '2026-11-20')`);
  await settle('language', "'en'");
  await writeAt('2026-11-29T06:00:00Z');
  await sweep();
  const [mail, ...more] = world.mailsTo(manager);
  expect(more).toEqual([]);
  expect(mail?.subject).toMatch(/^The week in figures · .*22.November.*–.*28.November/);
  expect(mail?.text).toContain('Requests: 2 (before: 1)');
  expect(mail?.text).toContain('Answered in time: 50% (before: 0%)');
  expect(mail?.text).toContain('Median time to the first answer: 20 minutes (before: N/A)');
  expect(mail?.text).toContain('Won: 1 (before: 0)');
  expect(mail?.text).toContain('Overdue now: 2');
  expect(mail?.text).toContain('Prices not checked for 30 days: 1');
  expect(mail?.text).toContain('https://tayar.example/sales/numbers?days=7');
  expect(mail?.text).not.toContain('المبيعات');
  // Sales people get none.
  expect(world.mailsTo(amal.email)).toEqual([]);
  // Nobody chose a language: both.
  expect(world.mailsTo(carim.email)[0]?.text).toContain('المبيعات من');
});

test('it is not sent to who wants none, or is no manager by then', async () => {
  await settle('mail_weekly', 'false');
  await writeAt('2026-11-29T06:00:00Z');
  await world.backend.engine.sql("update public.user_roles set role = 'sales' where user_id = $1", [
    carim.id,
  ]);
  await sweep();
  expect([...world.mailsTo(manager), ...world.mailsTo(carim.email)]).toEqual([]);
  await world.backend.engine.sql(
    "update public.user_roles set role = 'manager' where user_id = $1",
    [carim.id],
  );
});

test('a mail server that is down delays it, and what it says stays the same', async () => {
  await settle('language', "'ar'");
  await world.mailServer.become('down');
  await writeAt('2026-11-29T06:00:00Z');
  await sweep();
  await world.store('visit_requests');
  await world.mailServer.become('up');
  await world.pass('10 minutes');
  await sweep();
  const mails = world
    .mailsTo(manager)
    .filter(({ subject }) => subject?.startsWith('أرقام الأسبوع'));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('https://tayar.example/ar/sales/numbers');
});

test('the function asks the database, and a failure is only logged', async () => {
  await weeklyReport();
  world.lost = (address) => address.includes('write_weekly_report');
  await expect(weeklyReport()).resolves.toBeUndefined();
});
