/** The functions as they are deployed, bundled and behind the site, with the mail catcher at their other end. */
import { beforeAll, expect, test } from 'vitest';
import { sessionlessBackend } from '#data/client.ts';
import { localBuyer } from '../../scripts/stack/backend/accounts.ts';
import { mailsTo } from '../support/mail.ts';
import { requestRows } from '../support/rows.ts';
import { readStack } from '../support/stack.ts';

const stack = readStack();
const service = sessionlessBackend(stack.supabaseUrl, stack.secretKey);
const buyer = sessionlessBackend(stack.supabaseUrl, stack.publishableKey);
const sales = 'sales@tayar.example';
let person: { id: string; email: string; token: string };

beforeAll(async () => {
  const { email, password } = localBuyer;
  const { data, error } = await buyer.auth.signInWithPassword({ email, password });
  if (error) throw error;
  const { user, session } = data;
  person = { id: user.id, email: user.email ?? '', token: session.access_token };
});

function post(path: string, body: object, headers: Record<string, string> = {}) {
  return fetch(`${stack.siteUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** Mails to an address in which a text stands. */
async function mailsAbout(address: string, text: string) {
  return (await mailsTo(stack, address)).filter((mail) => mail.text.includes(text));
}

test('a booked visit is mailed to the sales team and to the buyer, once', async () => {
  const id = crypto.randomUUID();
  const full_name = `Mona ${id.slice(0, 8)}`;
  const row = { ...requestRows.visit_requests, id, full_name };
  expect((await buyer.from('visit_requests').insert(row)).error).toBeNull();
  const ask = (headers = {}) => post('/api/send-notification', { visit_request: row }, headers);
  const signedIn = { authorization: `Bearer ${person.token}` };
  expect((await ask()).status).toBe(401);
  expect((await ask({ authorization: `Bearer ${person.token.slice(0, -3)}abc` })).status).toBe(401);
  await Promise.all([ask(signedIn), ask(signedIn)]);
  expect((await ask(signedIn)).status).toBe(200);
  const [toSales, ...more] = await mailsAbout(sales, id);
  expect(more).toEqual([]);
  expect(toSales?.subject).toBe(`Visit request · BYD Seagull · ${full_name}`);
  expect(await mailsAbout(person.email, full_name)).toHaveLength(1);
});

test('a request that nobody asked to tell of is found by the sweep', async () => {
  const id = crypto.randomUUID();
  const created_at = new Date(Date.now() - 180_000).toISOString();
  const row = { ...requestRows.financing_requests, id, user_id: person.id, created_at };
  expect((await service.from('financing_requests').insert(row)).error).toBeNull();
  const notified = async () =>
    (await service.from('financing_requests').select('notified_at').eq('id', id)).data;
  // It comes every minute.
  await expect
    .poll(notified, { timeout: 90_000, interval: 1_000 })
    .toEqual([{ notified_at: expect.any(String) }]);
  expect(await mailsAbout(sales, id)).toHaveLength(1);
});

test.each([
  'sweep',
  'sweep/',
  'sweep?x=1',
  'daily-rebuild',
  'weekly-points',
  'weekly-report',
  '../functions/sweep',
])('nobody calls the scheduled function %s by its address', async (name) => {
  expect((await post(`/.netlify/functions/${name}`, {})).status).toBe(404);
  expect((await fetch(`${stack.siteUrl}/.netlify/functions/${name}`)).status).toBe(404);
});

test('a page that was read is counted', async () => {
  const path = `/counted/${crypto.randomUUID()}`;
  const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };
  expect((await post('/api/page-view', { path }, agent)).status).toBe(204);
  expect((await post('/api/page-view', { path }, { ...agent, dnt: '1' })).status).toBe(204);
  const { data } = await service.from('page_views').select('referring_host').eq('path', path);
  expect(data).toEqual([{ referring_host: null }]);
});

test('a webhook without the secret builds nothing', async () => {
  const payload = { type: 'UPDATE', table: 'cars', schema: 'public' };
  expect((await post('/api/rebuild', payload)).status).toBe(401);
  expect((await post('/api/rebuild', payload, { authorization: 'Bearer guess' })).status).toBe(401);
});

test('64 questions for headers alone, eight at a time, do the functions no harm', async () => {
  const addresses = ['stop-price-mail?favorite=x', 'rebuild', 'page-view', 'send-notification'];
  const asked = Array.from({ length: 64 }, (_, n) => addresses[n % addresses.length]).values();
  const statuses = new Set<number>();
  const ask = async () => {
    for (const address of asked) {
      const answer = await fetch(`${stack.siteUrl}/api/${address}`, {
        method: 'HEAD',
        redirect: 'manual',
      });
      statuses.add(answer.status);
      expect(await answer.text()).toBe('');
    }
  };
  await Promise.all(Array.from({ length: 8 }, ask));
  expect([...statuses].sort()).toEqual([303, 405]);
  expect((await fetch(`${stack.siteUrl}/.netlify/functions/health`)).status).toBe(200);
}, 600_000);
