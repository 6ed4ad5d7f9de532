import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenOnLoopback } from '../fetch-server.ts';
import { findFreePorts } from '../ports.ts';
import { compressFolder } from './compress.ts';
import { type SiteServer, startSiteServer } from './server.ts';

const long = 'x'.repeat(2_000);
let server: SiteServer;
let origin: string;
const functions = createServer((request, response) => {
  response.writeHead(201, { 'x-method': request.method ?? '' }).end(request.url);
});

const made: string[] = [];

async function site(title: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tayar-site-'));
  made.push(folder);
  await mkdir(join(folder, '_astro'));
  await mkdir(join(folder, 'cars'));
  const page = (name: string) => `<!doctype html><title>${title} ${name}</title>${long}`;
  await writeFile(join(folder, 'index.html'), page('home'));
  await writeFile(join(folder, 'cars.html'), page('cars'));
  await writeFile(join(folder, 'cars/byd.html'), page('byd'));
  await writeFile(join(folder, 'cars/eqs-450+-1a2b3c4d.html'), page('plus'));
  await writeFile(join(folder, 'cars/50%-%3F%23x.html'), page('marks'));
  await writeFile(join(folder, '404.html'), page('missing'));
  await writeFile(join(folder, '_astro/app.abc.js'), `//${long}`);
  await writeFile(
    join(folder, '_headers'),
    '/_astro/app.abc.js\n  Cache-Control: public, max-age=31536000, immutable\n',
  );
  await writeFile(join(folder, '_redirects'), '/cars/gone/* /cars/byd 404\n/shop /cars 302\n');
  await compressFolder(folder);
  return folder;
}

beforeAll(async () => {
  const [ports, functionsPort] = await Promise.all([
    findFreePorts(),
    listenOnLoopback(functions, 0),
  ]);
  server = await startSiteServer(ports.site, functionsPort);
  await server.serveFolder(await site('One'));
  origin = `http://127.0.0.1:${ports.site}`;
});
afterAll(async () => {
  await server.close();
  functions.close();
  for (const folder of made) await rm(folder, { recursive: true });
});

const get = (path: string, init: RequestInit = {}) =>
  fetch(`${origin}${path}`, { redirect: 'manual', ...init });

test('serves pages at addresses without extension', async () => {
  for (const [path, name] of [
    ['/', 'home'],
    ['/cars', 'cars'],
    ['/cars/byd?x=1', 'byd'],
  ] as const) {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(await answer.text()).toContain(`One ${name}<`);
  }
});

test.each([
  ['/cars/eqs-450+-1a2b3c4d', 'plus'],
  ['/cars/eqs-450%2B-1a2b3c4d', 'plus'],
  ['/cars/eqs-450%2b-1a2b3c4d?from=ad', 'plus'],
  ['/%63ars/%65qs%2D450+-1a2b3c4d', 'plus'],
  ['/cars/50%25-%3F%23x', 'marks'],
  ['/cars/50%25%2D%3f%23x', 'marks'],
])('serves %s, whatever is percent-encoded in it', async (path, name) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain(`One ${name}<`);
});

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('answers %s with the file made for it', async (accepted, encoding) => {
  const answer = await get('/cars', { headers: { 'accept-encoding': accepted } });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect(await answer.text()).toContain('One cars');
});

test('lets pages be kept only with a question, and named assets for good', async () => {
  const page = await get('/cars');
  expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  const etag = page.headers.get('etag') ?? '';
  expect((await get('/cars', { headers: { 'if-none-match': etag } })).status).toBe(304);
  const asset = await get('/_astro/app.abc.js');
  expect(asset.headers.get('cache-control')).toContain('immutable');
  expect(asset.headers.get('x-content-type-options')).toBe('nosniff');
});

test('answers what is not there with the page for that, never cached for good', async () => {
  for (const path of [
    '/nowhere',
    '/_astro/old.js',
    '/%E0%A4%A',
    '/cars/%2e%2e/%2e%2e/etc/passwd',
  ]) {
    const answer = await get(path, { headers: { range: 'bytes=0-10', 'if-none-match': '*' } });
    expect(answer.status, path).toBe(404);
    expect(answer.headers.get('cache-control')).not.toContain('immutable');
    expect(await answer.text()).toContain('One missing');
  }
  expect(await (await get('/nowhere', { method: 'HEAD' })).text()).toBe('');
});

test('says so in words where even the page for that is missing', async () => {
  const bare = await mkdtemp(join(tmpdir(), 'tayar-site-'));
  made.push(bare);
  await server.serveFolder(bare);
  const answer = await get('/nowhere');
  expect([answer.status, await answer.text()]).toEqual([404, 'There is no such page.\n']);
  await server.serveFolder(await site('One'));
});

test('keeps one address per page and never leads to another host', async () => {
  const location = async (path: string) => {
    const answer = await get(path);
    return [answer.status, answer.headers.get('location')];
  };
  expect(await location('/cars/?a=b')).toEqual([301, '/cars?a=b']);
  expect(await location('//evil.example/')).toEqual([301, '/evil.example']);
  expect(await location('/insurance?from=ad')).toEqual([301, '/services/insurance?from=ad']);
  expect(await location('/shop')).toEqual([302, '/cars']);
});

test('serves another page with the status that a rule names', async () => {
  const answer = await get('/cars/gone/model');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('One byd');
});

test('hands functions their requests and pages nothing but reading', async () => {
  const answer = await get('/.netlify/functions/health?x=1', { method: 'POST', body: '{}' });
  expect([answer.status, answer.headers.get('x-method')]).toEqual([201, 'POST']);
  expect(await answer.text()).toBe('/.netlify/functions/health?x=1');
  expect((await get('/api/page-views')).status).toBe(201);
  expect((await get('/cars', { method: 'POST' })).status).toBe(405);
});

test('changes to another build between two requests', async () => {
  await server.serveFolder(await site('Two'));
  expect(await (await get('/cars')).text()).toContain('Two cars');
  await server.serveFolder(await site('One'));
});
