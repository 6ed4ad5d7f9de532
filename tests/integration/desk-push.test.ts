/** Notifications for the team's browsers, against a push service that answers well and badly. */
import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import webPush from 'web-push';
import { revokeRole } from '#data/team.ts';
import sendNotification from '../../netlify/functions/send-notification.ts';
import { pushEnv, readEnv } from '../../netlify/lib/env.ts';
import { sendPushes } from '../../netlify/lib/push.ts';
import { serveFetch } from '../../scripts/stack/fetch-server.ts';
import { type Colleague, dutyOf } from '../support/duty.ts';
import { callOf, connectFunctions } from '../support/functions.ts';
import { mailedRequests, sales } from '../support/mailed-requests.ts';
import { decryptPush } from '../support/push.ts';

const world = mailedRequests();
const network = globalThis.fetch;
const vapid = webPush.generateVAPIDKeys();
let service: Awaited<ReturnType<typeof serveFetch>>;
let asked: { path: string; headers: Headers; body: Uint8Array }[] = [];
let answer: (path: string) => Response = () => new Response(null, { status: 201 });
let amal: Colleague;
let duty: ReturnType<typeof dutyOf>;

beforeAll(async () => {
  duty = dutyOf(world.backend);
  amal = await duty.join('Amal');
  service = await serveFetch(async (request) => {
    const path = new URL(request.url).pathname;
    asked.push({
      path,
      headers: request.headers,
      body: new Uint8Array(await request.arrayBuffer()),
    });
    return answer(path);
  }, 0);
});

const origin = () => `http://127.0.0.1:${service.port}`;

beforeEach(async () => {
  asked = [];
  answer = () => new Response(null, { status: 201 });
  await world.backend.engine.sql(`delete from public.push_subscriptions; delete from public.desk_alerts;
    delete from public.notifications; delete from public.desk_news`);
  connectFunctions(world.backend, {
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(world.mailServer.port),
    SALES_EMAIL: sales,
    PUBLIC_VAPID_KEY: vapid.publicKey,
    VAPID_PRIVATE_KEY: vapid.privateKey,
    PUSH_TEST_SERVICE: origin(),
  });
  const toBackend = globalThis.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    /^https?:\/\/(?:127|10|fcm)\./.test(String(input))
      ? network(input, init)
      : toBackend(input, init),
  );
});

afterAll(() => service.close());

/** A browser that subscribes, and reads what it gets. */
async function browser(path: string, language: 'en' | 'ar' = 'en', member: Colleague = amal) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const secret = randomBytes(16);
  const endpoint = path.startsWith('/') ? `${origin()}${path}` : path;
  const { error } = await member.as.rpc('save_push_subscription', {
    address: endpoint,
    key: keys.getPublicKey('base64url'),
    secret: secret.toString('base64url'),
    in_language: language,
  });
  expect(error).toBeNull();
  return (index = -1) =>
    decryptPush(asked.filter((one) => one.path === path).at(index)?.body, keys, secret);
}

async function push(about?: string) {
  const result = readEnv(pushEnv, process.env);
  if (!result.ok) throw new Error(result.faulty.join(' '));
  return sendPushes(world.backend.as.service, result.env, about);
}

async function give(id: string) {
  const { data } = await world.backend.as.staff.rpc('desk_act', {
    of_kind: 'visit_request',
    request: id,
    event: randomUUID(),
    action: 'assigned',
    detail: { to: amal.id },
    seen_version: 1,
  });
  expect(data).toMatchObject({ result: 'done' });
}

const waiting = () =>
  world.backend.engine.sql('select attempts from public.push_deliveries order by attempts');
const browsers = async () =>
  (await world.backend.engine.sql('select endpoint from public.push_subscriptions')).length;
/** Lets a time pass for what waits to be pushed. */
const pass = (time: string) =>
  world.backend.engine.sql(`update public.push_deliveries
    set due_at = due_at - interval '${time}', claimed_until = claimed_until - interval '${time}'`);

test('a new request reaches each browser in its language, encrypted, once, and names no number', async () => {
  const [english, arabic] = [await browser('/en'), await browser('/ar', 'ar')];
  const id = await world.store('visit_requests');
  expect(await push()).toBe(2);
  expect(await push()).toBe(0);
  expect(english()).toEqual({
    title: 'A new request',
    body: 'Mona Sami · BYD Seagull',
    path: `/sales?request=visit_request:${id}`,
    tag: `visit_request:${id}`,
    language: 'en',
  });
  expect(arabic()).toMatchObject({
    title: 'طلب جديد',
    path: `/ar/sales?request=visit_request:${id}`,
  });
  const [first] = asked;
  expect(Buffer.from(first?.body ?? []).toString('latin1')).not.toContain('Mona');
  expect(first?.headers.get('authorization')).toMatch(/^vapid t=/);
  expect(first?.headers.get('ttl')).toBe('3600');
});

test('it is pushed as soon as the browser of the buyer reports it', async () => {
  const read = await browser('/now');
  const id = await world.store('visit_requests');
  const { token } = world.backend.accounts.buyer;
  const response = await sendNotification(
    callOf('/api/send-notification', { token, body: { id } }),
  );
  expect(response.status).toBe(200);
  expect(read()).toMatchObject({ tag: `visit_request:${id}` });
});

test('who is given a request is told so; who wants none, or is off, is told nothing', async () => {
  const read = await browser('/mine');
  const alerts = { language: 'en', mail_mine: true, mail_due: true, mail_late: true };
  await amal.as.rpc('save_desk_alerts', {
    alerts: { ...alerts, push_new: false, push_mine: true, push_due: true, push_late: true },
  });
  const id = await world.store('visit_requests');
  expect(await push()).toBe(0);
  await give(id);
  expect(await push()).toBe(1);
  expect(read()).toMatchObject({
    title: 'A request for you',
    body: 'Mona Sami · BYD Seagull · from Sales Team',
  });
});

test('what was answered meanwhile is not pushed', async () => {
  await browser('/late');
  const id = await world.store('visit_requests');
  await world.backend.engine.sql('update public.leads set answered_at = now() where id = $1', [id]);
  expect(await push()).toBe(0);
  expect(await waiting()).toEqual([]);
});

test.each([404, 410])(
  'a browser that is gone (%i) is forgotten, and the others are told',
  async (status) => {
    await browser('/gone');
    await browser('/here');
    answer = (path) => new Response(null, { status: path === '/gone' ? status : 201 });
    await world.store('visit_requests');
    expect(await push()).toBe(1);
    expect(await browsers()).toBe(1);
    expect(await waiting()).toEqual([]);
  },
);

test.each([429, 500, 503])(
  'a busy service (%i) is asked again later, and keeps its browsers',
  async (status) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await browser('/busy');
    answer = () => new Response(null, { status, headers: { 'retry-after': '300' } });
    await world.store('visit_requests');
    await push();
    expect(await push()).toBe(0);
    await pass('4 minutes');
    await push();
    expect(asked).toHaveLength(1);
    await pass('1 minute');
    answer = () => new Response(null, { status: 201 });
    expect(await push()).toBe(1);
    expect(await waiting()).toEqual([]);
    expect(await browsers()).toBe(1);
    expect(warn).not.toHaveBeenCalled();
  },
);

test('after six times it is given up', async () => {
  await browser('/busy');
  answer = () => new Response(null, { status: 503 });
  await world.store('visit_requests');
  for (let time = 0; time < 8; time += 1) {
    await push();
    await pass('20 minutes');
  }
  expect(asked).toHaveLength(6);
  expect(await waiting()).toEqual([]);
});

test('a refusal is logged and not repeated', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await browser('/refused');
  answer = () => new Response(null, { status: 403 });
  await world.store('visit_requests');
  await push();
  await pass('1 hour');
  await push();
  expect(asked).toHaveLength(1);
  expect(await browsers()).toBe(1);
  expect(log).toHaveBeenCalledWith('A push service refused a notification: 403');
});

test('nothing is sent to a server that is no push service, nor after a redirect', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await browser('http://10.0.0.1/latest/meta-data');
  await browser('https://fcm.googleapis.com.example.com/');
  await browser('/away');
  answer = (path) =>
    path === '/away'
      ? Response.redirect(`${origin()}/inside`, 307)
      : new Response(null, { status: 201 });
  await world.store('visit_requests');
  expect(await push()).toBe(0);
  expect(asked.map(({ path }) => path)).toEqual(['/away']);
  expect(await browsers()).toBe(1);
});

test('a function that died has its notification sent by the next; two at once send it once', async () => {
  await browser('/once');
  await world.store('visit_requests');
  await world.backend.as.service.rpc('claim_pushes', { most: 10 });
  expect(await push()).toBe(0);
  await pass('61 seconds');
  await Promise.all([push(), push()]);
  expect(asked).toHaveLength(1);
});

test('ten browsers each, the newest; one belongs to whoever turned it on last', async () => {
  for (let i = 0; i < 11; i += 1) await browser(`/${i}`);
  const endpoints = async () =>
    (await world.backend.engine.sql('select endpoint from public.push_subscriptions')).map((row) =>
      String(row.endpoint).replace(origin(), ''),
    );
  expect(await endpoints()).toHaveLength(10);
  expect(await endpoints()).not.toContain('/0');
  await amal.as.rpc('remove_push_subscription', { address: `${origin()}/3` });
  await amal.as.rpc('remove_push_subscription', { address: `${origin()}/3` });
  expect(await browsers()).toBe(9);
  const hany = await duty.join('Hany');
  await browser('/4', 'en', hany);
  expect(await browsers()).toBe(9);
  // Their browsers and wishes go with the role.
  await revokeRole(world.backend.as.staff, hany.email);
  expect(await browsers()).toBe(8);
  const refused = await hany.as.rpc('save_push_subscription', {
    address: `${origin()}/5`,
    key: 'B'.repeat(87),
    secret: 'a'.repeat(22),
    in_language: 'en',
  });
  expect(refused.error?.code).toBe('42501');
});
