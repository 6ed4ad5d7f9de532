/** Page views: people are counted, and nothing is kept of who they are. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import pageView from '../../netlify/functions/page-view.ts';
import { type Backend, startBackend } from '../support/backend.ts';
import { type Call, callOf, connectFunctions } from '../support/functions.ts';

const browser =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
  connectFunctions(backend);
});

beforeEach(() => backend.engine.sql('delete from public.page_views; delete from private.calls;'));

afterAll(async () => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  await backend.engine.close();
});

const view = { path: '/cars/byd', host: 'www.google.com' };

const call = ({ headers, ...changes }: Call = {}) =>
  pageView(
    callOf('/api/page-view', {
      body: view,
      headers: {
        'user-agent': browser,
        'sec-fetch-site': 'same-origin',
        'x-nf-client-connection-ip': '203.0.113.7',
        ...headers,
      },
      ...changes,
    }),
  );

const stored = () => backend.engine.sql('select path, referring_host from public.page_views');

test('a page that was read is counted, with the site that led to it', async () => {
  expect((await call()).status).toBe(204);
  expect((await call({ body: { path: '/' } })).status).toBe(204);
  expect(await stored()).toEqual([
    { path: '/cars/byd', referring_host: 'www.google.com' },
    { path: '/', referring_host: null },
  ]);
  const [calls] = await backend.engine.sql(
    "select string_agg(c::text, '') as all from private.calls c",
  );
  expect(JSON.stringify(calls)).not.toContain('203.0.113.7');
});

test.each([
  ['Do Not Track', { dnt: '1' }],
  ['Global Privacy Control', { 'sec-gpc': '1' }],
  ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a browser without a window', { 'user-agent': browser.replace('Chrome', 'HeadlessChrome') }],
  ['a program without a name', { 'user-agent': '' }],
])('%s is not counted', async (_, headers) => {
  expect((await call({ headers })).status).toBe(204);
  expect(await stored()).toEqual([]);
});

test.each([
  ['a path with what somebody typed', 400, { body: { path: '/signin?token_hash=x' } }],
  ['no path', 400, { body: { path: 'https://example.com/' } }],
  ['a host that is none', 400, { body: { ...view, host: 'example.com/<script>' } }],
  ['a body without end', 413, { body: { path: `/${'x'.repeat(2_000)}` } }],
  ['another content type', 415, { headers: { 'content-type': 'text/plain' } }],
  ['a page of another site', 403, { headers: { 'sec-fetch-site': 'cross-site' } }],
  ['another method', 405, { method: 'GET' }],
] satisfies [string, number, Call][])('%s is refused', async (_, status, changes) => {
  expect((await call(changes)).status).toBe(status);
  expect(await stored()).toEqual([]);
});

test('one address counts no faster than a person reads', async () => {
  await call();
  await backend.engine.sql('update private.calls set calls = 59');
  for (let i = 0; i < 5; i += 1) await call();
  expect(await stored()).toHaveLength(2);
  await call({ headers: { 'x-nf-client-connection-ip': '203.0.113.8' } });
  expect(await stored()).toHaveLength(3);
});

test('the addresses of one household count as one', async () => {
  const from = (ip: string) => call({ headers: { 'x-nf-client-connection-ip': ip } });
  for (const ip of ['2001:db8:0:7::1', '2001:db8::7:a:b:c:d', '2001:db8:0:7:ffff:1:2:3']) {
    await from(ip);
  }
  expect(await backend.engine.sql('select calls from private.calls')).toEqual([{ calls: 3 }]);
  await from('2001:db8:0:8::1');
  await from('::ffff:203.0.113.7');
  expect(await backend.engine.sql('select calls from private.calls')).toHaveLength(3);
});

test('all together count no faster than visitors come', async () => {
  const fill = (rows: number) =>
    backend.engine.sql(
      `insert into public.page_views (path) select '/' from generate_series(1, ${rows})`,
    );
  await fill(999);
  await call();
  await call();
  expect(await stored()).toHaveLength(1000);
  await backend.engine.sql("update public.page_views set viewed_at = now() - interval '2 minutes'");
  await call();
  expect(await stored()).toHaveLength(1001);
});

test('the report tells days, pages and sites, to functions alone', async () => {
  await call();
  await call();
  await call({ body: { path: '/' } });
  const { data } = await backend.as.service.rpc('page_view_report', { days: 7 });
  expect(data).toEqual({
    total: 3,
    days: [{ name: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), views: 3 }],
    paths: [
      { name: '/cars/byd', views: 2 },
      { name: '/', views: 1 },
    ],
    hosts: [{ name: 'www.google.com', views: 2 }],
  });
  expect((await backend.as.staff.rpc('page_view_report', { days: 7 })).error).not.toBeNull();
  expect((await backend.as.staff.from('page_views').select('path')).data).toHaveLength(3);
});
