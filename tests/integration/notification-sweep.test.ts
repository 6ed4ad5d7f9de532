/** Mails about requests that nobody asked for, or that failed: nothing lost, nothing doubled. */
import { expect, test, vi } from 'vitest';
import sweep from '../../netlify/functions/sweep.ts';
import { mailedRequests, sales } from '../support/mailed-requests.ts';

const world = mailedRequests();

/** Lets a time pass again and again, with a sweep after each. */
async function sweepAfterEach(time: string, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) {
    await world.pass(time);
    await sweep();
  }
}

test('all five kinds, once two minutes have passed', async () => {
  const ids = new Map<string, string>();
  for (const table of [
    'car_requests',
    'charger_requests',
    'visit_requests',
    'insurance_requests',
    'financing_requests',
  ] as const) {
    ids.set(table, await world.store(table));
  }
  await world.pass('1 minute');
  await sweep();
  expect(world.mailServer.mails).toEqual([]);
  await world.pass('1 minute');
  await Promise.all([sweep(), sweep()]);
  expect(
    world
      .mailsTo(sales)
      .map(({ subject }) => subject?.split(' · ')[0])
      .sort(),
  ).toEqual([
    'Car advice request',
    'Charger request',
    'Finance request',
    'Insurance request',
    'Visit request',
  ]);
  expect(world.mailsTo('buyer@example.com')).toHaveLength(5);
  for (const [table, id] of ids) expect(await world.notifiedAt(table, id), table).not.toBeNull();
  await world.pass('1 hour');
  await sweep();
  expect(world.mailServer.mails).toHaveLength(10);
});

test('a mail server down for an hour delays each mail, and neither loses nor doubles one', async () => {
  for (let i = 0; i < 12; i += 1) await world.store('insurance_requests');
  await world.mailServer.become('down');
  await sweepAfterEach('5 minutes', 12);
  const [tried] = await world.backend.engine.sql(
    'select max(attempts) as most from public.notifications',
  );
  expect(tried?.most).toBeLessThan(9);
  await world.mailServer.become('up');
  await sweepAfterEach('5 minutes', 4);
  expect(world.mailServer.mails).toHaveLength(24);
  expect(new Set(world.mailServer.mails.map(({ messageId }) => messageId)).size).toBe(24);
});

test('a function that dies between sending and noting repeats the mail under the same name', async () => {
  const id = await world.store('visit_requests');
  world.lost = (address) => address.endsWith('settle_notification');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await world.pass('2 minutes');
  await sweep();
  world.lost = () => false;
  await world.pass('1 minute');
  await sweep();
  expect(world.mailServer.mails).toHaveLength(2);
  await world.pass('1 minute');
  await sweep();
  expect(world.mailServer.mails).toHaveLength(4);
  expect(new Set(world.mailServer.mails.map(({ messageId }) => messageId)).size).toBe(2);
  expect(await world.notifiedAt('visit_requests', id)).not.toBeNull();
});

test('after a day of failures an acknowledgement is given up aloud, where staff can see it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const id = await world.store('visit_requests');
  await world.mailServer.become('refusing');
  await sweepAfterEach('3 hours', 12);
  expect(log).toHaveBeenCalledWith(
    expect.stringMatching(`GIVEN UP: mail to buyer about visit_request ${id}.*Mailbox full`),
  );
  const { data } = await world.backend.as.staff
    .from('notifications')
    .select('audience, given_up_at');
  expect(data).toHaveLength(2);
  expect((await world.backend.as.buyer.from('notifications').select('audience')).data).toEqual([]);
});

test('the sales team gets its mail however long its mail server was down', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const id = await world.store('visit_requests');
  await world.mailServer.become('refusing');
  await sweepAfterEach('3 hours', 24);
  expect(log).toHaveBeenCalledWith(
    expect.stringMatching(`SALES NOT TOLD: mail to sales about visit_request ${id}.*Mailbox full`),
  );
  await world.mailServer.become('up');
  await world.pass('1 hour');
  await sweep();
  expect(world.mailServer.mails).toEqual(world.mailsTo(sales));
  expect(await world.notifiedAt('visit_requests', id)).not.toBeNull();
});

test('acknowledgements that a mail server will not have keep nobody waiting, and are not repeated for a day', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  world.mailServer.unknown.add('buyer@example.com');
  for (let i = 0; i < 12; i += 1) await world.store('car_requests');
  await world.pass('2 minutes');
  await sweep();
  expect(world.mailsTo(sales)).toHaveLength(12);
  await world.store('visit_requests');
  await world.pass('2 minutes');
  await sweep();
  expect(world.mailsTo(sales)).toHaveLength(13);
  await sweepAfterEach('15 minutes', 3);
  const [left] = await world.backend.engine.sql(
    `select count(*) filter (where given_up_at is null and sent_at is null)::int as waiting,
      max(attempts) as most from public.notifications`,
  );
  expect(left).toEqual({ waiting: 0, most: 3 });
  expect(log).toHaveBeenCalledWith(expect.stringMatching('GIVEN UP: mail to buyer.*No such user'));
});

test('requests that were deleted are not spoken of', async () => {
  const id = await world.store('visit_requests');
  await world.backend.as.service.from('visit_requests').delete().eq('id', id);
  await world.pass('1 hour');
  await sweep();
  expect(world.mailServer.mails).toEqual([]);
});

test('whatever id a person gives a request, it is mailed', async () => {
  // No version of RFC 9562, which the database takes as any other.
  await world.store('car_requests', {}, '11111111-0000-0000-0000-000000000000');
  await world.pass('2 minutes');
  await sweep();
  expect(world.mailServer.mails).toHaveLength(2);
});

test('a mail that cannot be written fails by itself, again and again, and keeps no other waiting', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await world.backend.engine.sql(
    `insert into public.notifications (request_id, kind, audience, user_id, due_at)
      select gen_random_uuid(), 'car_request', 'sales', $1, now() - interval '1 hour' from generate_series(1, 3)`,
    [world.backend.accounts.buyer.id],
  );
  await world.store('visit_requests');
  await world.pass('2 minutes');
  await sweep();
  expect(world.mailServer.mails).toHaveLength(2);
  await sweepAfterEach('3 hours', 12);
  const [left] = await world.backend.engine.sql(
    `select count(*) filter (where given_up_at is null and sent_at is null)::int as waiting,
      count(given_up_at)::int as given_up from public.notifications`,
  );
  expect(left).toEqual({ waiting: 3, given_up: 0 });
  expect(log).toHaveBeenCalledWith(expect.stringContaining('SALES NOT TOLD: mail to sales'));
  await world.backend.engine.sql('delete from public.notifications');
});

test('a mail goes out although the note about another is answered by something else than the database', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const network = fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    const about = request.url.endsWith('settle_notification') && (await request.clone().json());
    return about.told === 'buyer' ? Response.json('welcome') : network(request);
  });
  const id = await world.store('visit_requests');
  await world.pass('2 minutes');
  await sweep();
  expect(world.mailServer.mails).toHaveLength(2);
  expect(log).not.toHaveBeenCalledWith(expect.stringContaining('The sweep failed'));
  expect(await world.notifiedAt('visit_requests', id)).not.toBeNull();
});
