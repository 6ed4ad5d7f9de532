/**
 * The running product under a limited load of parallel calls: its guarantees hold. A table reports the speed, which no
 * assertion checks.
 */
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Backend, sessionlessBackend } from '#data/client.ts';
import { readCataloguePages } from '../support/catalogue.ts';
import { drive, type Run, tableOf } from '../support/load/drive.ts';
import { memoryBehind } from '../support/load/memory.ts';
import { linkIn, mailsTo } from '../support/mail.ts';
import { requestRows } from '../support/rows.ts';
import { readStack } from '../support/stack.ts';

const stack = readStack();
const service = sessionlessBackend(stack.supabaseUrl, stack.secretKey);
const sales = 'sales@tayar.example';
const people = 8;
/** More would be refused by the rate limit per IP address. */
const tellings = 2;
const runs: Run[] = [];

type Person = { client: Backend; id: string; email: string; token: string };
let crowd: Person[] = [];
/** Memory of the processes of the backend and of the site, in megabytes. */
const memory = () =>
  Promise.all([stack.supabaseUrl, stack.siteUrl].map((url) => memoryBehind(new URL(url).port)));
let before: Awaited<ReturnType<typeof memory>> = [];

beforeAll(async () => {
  const mark = Date.now().toString(36);
  const { results } = await drive('sign up', { calls: people, atOnce: 4 }, (index) =>
    signUp(`load-${mark}-${index}@example.com`),
  );
  crowd = results;
  before = await memory();
}, 120_000);

afterAll(() => console.log(`\n${tableOf(runs)}\n`));

async function signUp(email: string): Promise<Person> {
  const client = sessionlessBackend(stack.supabaseUrl, stack.publishableKey);
  const options = { data: { name: email, phone: '01012345678' } };
  const signedUp = await client.auth.signUp({ email, password: 'first-secret', options });
  expect(signedUp.error).toBeNull();
  const asked = new URL(await linkIn(stack, email, 'signup')).searchParams;
  const token_hash = asked.get('token_hash') ?? '';
  const { data, error } = await client.auth.verifyOtp({ token_hash, type: 'signup' });
  expect(error).toBeNull();
  return { client, id: data.user?.id ?? '', email, token: data.session?.access_token ?? '' };
}

async function measured<Result>(
  name: string,
  size: { calls: number; atOnce: number },
  call: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const { results, run } = await drive(name, size, call);
  runs.push(run);
  return results;
}

/** The status of an answer, read to its end. */
async function statusOf(path: string, init: RequestInit = {}): Promise<number> {
  const response = await fetch(new URL(path, stack.siteUrl), init);
  await response.arrayBuffer();
  return response.status;
}

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  statusOf(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const tell = (person: Person, id: string) =>
  post('/api/send-notification', { id }, { authorization: `Bearer ${person.token}` });

test('pages and changes are answered under load', async () => {
  const { all } = await readCataloguePages(stack.siteUrl);
  const headers = { apikey: stack.publishableKey, 'content-type': 'application/json' };
  const since = JSON.stringify({ since: new Date(Date.now() - 3_600_000).toISOString() });
  const changes = `${stack.supabaseUrl}/rest/v1/rpc/catalogue_changes`;
  const [pages, answers] = await Promise.all([
    measured('pages, compressed', { calls: 1500, atOnce: 20 }, async (index) => {
      const address = new URL(all[index % all.length] ?? '/', stack.siteUrl);
      const response = await fetch(address, { headers: { 'accept-encoding': 'br' } });
      const text = await response.text();
      return `${response.status} ${response.headers.get('content-encoding')} ${text.includes('</html>')}`;
    }),
    measured('what has changed', { calls: 300, atOnce: 10 }, async () => {
      const response = await fetch(changes, { method: 'POST', headers, body: since });
      return `${response.status} ${typeof (await response.json())}`;
    }),
  ]);
  expect(new Set(pages)).toEqual(new Set(['200 br true']));
  expect(new Set(answers)).toEqual(new Set(['200 object']));
});

test('each request is stored once and mailed once, however often it is sent', async () => {
  const tables = ['visit_requests', 'car_requests', 'charger_requests'] as const;
  const wanted = crowd.flatMap((person) =>
    tables.map((table) => ({ person, table, id: crypto.randomUUID() })),
  );
  const row = ({ table, id }: (typeof wanted)[number]): Record<string, unknown> => ({
    ...requestRows[table],
    id,
  });
  // Each twice, as by two tabs or by somebody whose first answer was lost.
  const codes = await measured(
    'a request',
    { calls: wanted.length * 2, atOnce: 16 },
    async (index) => {
      const one = wanted[index % wanted.length];
      if (!one) throw new Error('There is no such request');
      const client: SupabaseClient = one.person.client;
      const { error, status } = await client.from(one.table).insert(row(one));
      return error?.code ?? status;
    },
  );
  expect(codes.filter((code) => code === 201)).toHaveLength(wanted.length);
  expect(codes.filter((code) => code === '23505')).toHaveLength(wanted.length);

  const visits = wanted.filter(({ table }) => table === 'visit_requests');
  const [told] = await Promise.all([
    measured('telling of it', { calls: visits.length * tellings, atOnce: 4 }, async (index) => {
      const one = visits[index % visits.length];
      return one ? tell(one.person, one.id) : 0;
    }),
    measured('a page view', { calls: 10, atOnce: 2 }, (index) =>
      post(
        '/api/page-view',
        { path: `/load/${index}` },
        { 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
      ),
    ).then((statuses) => expect(new Set(statuses)).toEqual(new Set([204]))),
  ]);
  // 202: another call is sending it at this moment.
  expect(new Set(told).difference(new Set([200, 202]))).toEqual(new Set());

  // Their time has come: the sweep of the next minute finds what is left.
  const due = new Date(Date.now() - 1000).toISOString();
  const ids = wanted.map(({ id }) => id);
  const moved = await service
    .from('notifications')
    .update({ due_at: due })
    .in('request_id', ids)
    .is('sent_at', null);
  expect(moved.error).toBeNull();
  const waiting = () =>
    service.from('notifications').select('request_id').is('sent_at', null).in('request_id', ids);
  await expect.poll(async () => (await waiting()).data, { timeout: 100_000 }).toEqual([]);

  const toSales = await mailsTo(stack, sales);
  for (const { id } of wanted) {
    expect(
      toSales.filter(({ text }) => text.includes(id)),
      id,
    ).toHaveLength(1);
  }
  for (const { email } of crowd) {
    const mails = await mailsTo(stack, email);
    expect(mails.filter(({ text }) => !text.includes('token_hash'))).toHaveLength(tables.length);
  }
});

test('a caller that exceeds the rate limit gets 429, and no other caller does', async () => {
  const [hasty, calm] = crowd;
  if (!hasty || !calm) throw new Error('Nobody is there');
  // The limit is 20 per clock minute, and a second minute may begin during the test.
  const statuses = await measured('more than the limit', { calls: 44, atOnce: 4 }, () =>
    tell(hasty, crypto.randomUUID()),
  );
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(44 - 2 * 20);
  expect(new Set(statuses).difference(new Set([404, 429]))).toEqual(new Set());
  expect(await tell(calm, crypto.randomUUID())).toBe(404);
});

test('the servers’ memory stays bounded', async () => {
  const after = await memory();
  for (const [index, megabytes] of after.entries()) {
    const first = before[index];
    if (megabytes === undefined || first === undefined) continue;
    expect(megabytes - first, `megabytes more than ${first}`).toBeLessThan(300);
  }
  console.log(
    `Memory of the backend and the site, MB: ${before.map(whole)} before, ${after.map(whole)} after`,
  );
});

const whole = (megabytes: number | undefined) => megabytes?.toFixed(0) ?? 'not known';
