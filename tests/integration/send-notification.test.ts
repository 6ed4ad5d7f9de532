/** Mails about a request, asked for by the person who sent it. */
import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import sendNotification from '../../netlify/functions/send-notification.ts';
import sweep from '../../netlify/functions/sweep.ts';
import { keys } from '../../scripts/stack/backend/embedded.ts';
import { type Call, callOf } from '../support/functions.ts';
import { mailedRequests, sales } from '../support/mailed-requests.ts';

const world = mailedRequests();

const call = (id: unknown, changes: Call = {}) =>
  sendNotification(
    callOf('/api/send-notification', {
      token: world.backend.accounts.buyer.token,
      body: { visit_request: { id, car_details: { brand: 'BYD', model: 'Seagull' } } },
      ...changes,
    }),
  );

async function outcomeOf(answer: Response) {
  return [answer.status, await answer.json()];
}

test('the sales team and the buyer get mails, and the request records it', async () => {
  const id = await world.store('visit_requests', {
    full_name: 'Mona "M" <Sami>',
    trim: "<b>O'ne</b>",
  });
  expect(await outcomeOf(await call(id))).toEqual([200, { status: 'notified' }]);
  expect(world.mailServer.mails).toHaveLength(2);
  expect(await world.notifiedAt('visit_requests', id)).not.toBeNull();

  const [toSales] = world.mailsTo(sales);
  expect(toSales).toMatchObject({
    subject: 'Visit request · BYD Seagull · Mona "M" <Sami>',
    messageId: `<sales.visit_request.${id}@tayar.example>`,
    from: { address: 'no-reply@tayar.example', name: 'Tayar' },
    replyTo: [{ address: 'mona@example.com', name: 'Mona "M" <Sami>' }],
  });
  expect(toSales?.text).toContain('Car: BYD Seagull\n');
  expect(toSales?.text).toContain('https://wa.me/201012345678');
  expect(toSales?.text).toContain('Account: buyer@example.com\n');
  expect(toSales?.text).toContain(`https://tayar.example/sales?request=visit_request:${id}`);
  expect(toSales?.text).not.toContain('/rest/v1/');
  expect(toSales?.html).toContain('Mona &quot;M&quot; &lt;Sami&gt;');
  expect(toSales?.html).toContain('&lt;b&gt;O&#39;ne&lt;/b&gt;');
  expect(toSales?.html).not.toContain('<b>');

  const [toBuyer] = world.mailsTo('buyer@example.com');
  expect(toBuyer).toMatchObject({
    subject: 'We have your request · وصلنا طلبك · Visit request',
    replyTo: [{ address: sales }],
  });
  expect(toBuyer?.text).toContain('https://tayar.example/orders#submissions');
  expect(toBuyer?.html).toContain('<div lang="ar" dir="rtl">');
});

test('two calls at the same moment, and one later, send each mail once', async () => {
  const id = await world.store('visit_requests');
  const answers = await Promise.all([call(id), call(id), call(id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 202, 202]);
  expect(await outcomeOf(await call(id))).toEqual([200, { status: 'notified' }]);
  await world.pass('1 hour');
  await sweep();
  expect(world.mailServer.mails).toHaveLength(2);
});

test('any kind of request can be asked for by its id', async () => {
  const id = await world.store('car_requests');
  expect(await outcomeOf(await call(id, { body: { id } }))).toEqual([200, { status: 'notified' }]);
  expect(world.mailsTo(sales)[0]?.subject).toBe('Car advice request · منى Sami');
  expect(world.mailsTo(sales)[0]?.text).toContain('Travel between cities: Yes');
});

test('a mail server that is down is said to be waited for, and not asked again at once', async () => {
  const id = await world.store('visit_requests');
  await world.mailServer.become('down');
  expect(await outcomeOf(await call(id))).toEqual([202, { status: 'waiting' }]);
  await world.mailServer.become('up');
  expect(await outcomeOf(await call(id))).toEqual([202, { status: 'waiting' }]);
  expect(world.mailServer.mails).toEqual([]);
  expect(await world.notifiedAt('visit_requests', id)).toBeNull();
  await world.pass('1 minute');
  await sweep();
  expect(world.mailServer.mails).toHaveLength(2);
});

test.each([
  ['no token', 401, { token: null }],
  ['a forged token', 401, { token: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.' }],
  ['the publishable key for a token', 401, { token: keys.publishable }],
  ['no JSON', 400, { body: 'id=1' }],
  ['an id that is none', 400, { body: { visit_request: { id: '1 or true' } } }],
  ['a body without end', 413, { body: { visit_request: { id: 'x'.repeat(20_000) } } }],
  ['another content type', 415, { headers: { 'content-type': 'text/plain' } }],
  ['another method', 405, { method: 'GET' }],
] satisfies [string, number, Call][])('%s sends nothing', async (_, status, changes) => {
  const answer = await call(await world.store('visit_requests'), changes);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ error: expect.stringMatching(/^[a-z_]+$/) });
  expect(world.mailServer.mails).toEqual([]);
});

test("another person's request, and one that is none, are the same to a caller", async () => {
  const id = await world.store('visit_requests');
  const { token } = world.backend.accounts.stranger;
  expect(await outcomeOf(await call(id, { token }))).toEqual([404, { error: 'not_found' }]);
  expect((await call(crypto.randomUUID())).status).toBe(404);
  expect(world.mailServer.mails).toEqual([]);
});

/** Calls are counted by the minute of the clock: resolves where enough is left of one. */
async function withinMinute(): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < 5_000) await setTimeout(left);
}

test('a flood from one person is cut off, and others are not', async () => {
  await withinMinute();
  const answers = [];
  for (let i = 0; i < 22; i += 1) answers.push((await call(crypto.randomUUID())).status);
  expect(answers).toEqual([...Array(20).fill(404), 429, 429]);
  const { token } = world.backend.accounts.stranger;
  expect((await call(crypto.randomUUID(), { token })).status).toBe(404);
});

test('a flood from one address is cut off before anybody is asked who it is', async () => {
  await withinMinute();
  await world.backend.engine.sql(
    "select public.allow_call('send-notification from', 'unknown', 1, 60)",
  );
  await world.backend.engine.sql('update private.calls set calls = 120');
  const answer = await call(crypto.randomUUID(), { token: null });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
  const elsewhere = { 'x-nf-client-connection-ip': '203.0.113.9' };
  expect((await call(crypto.randomUUID(), { headers: elsewhere })).status).toBe(404);
  const [stored] = await world.backend.engine.sql(
    "select string_agg(c::text, '') as all from private.calls c",
  );
  expect(JSON.stringify(stored)).not.toContain('203.0.113.9');
});

test('without its environment it names what is missing, to the log alone', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubEnv('SALES_EMAIL', '');
  expect(await outcomeOf(await call(crypto.randomUUID()))).toEqual([
    503,
    { error: 'misconfigured' },
  ]);
  expect(log).toHaveBeenCalledWith('Missing or wrong in the environment: SALES_EMAIL');
});
