import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroPrerenderer, RouteData } from 'astro';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onTwoThreads } from './prerenderer.build';

/** Stands in for the module of the built pages; each page says on which thread it was drawn, and with which sheet. */
const entry = `data:text/javascript,
import { isMainThread } from 'node:worker_threads';
import { setTimeout } from 'node:timers/promises';
let styles;
export const app = {
  manifest: { routes: [{ routeData: { type: 'page', route: '/cars/[car]' } }] },
  setInternals: ({ pagesByKeys }) => { styles = pagesByKeys.get('car').styles; },
  setOptions() {},
  async render({ url }, { routeData, locals: { drawing } }) {
    await setTimeout(1);
    if (url.includes('broken')) throw new Error('no such car');
    const sheet = (styles ?? [])[0]?.sheet.content ?? '';
    drawing.html = [url, routeData.route, isMainThread, sheet, drawing.sheets].join(' ');
    return new Response('', { status: 203 });
  },
};`;

const routeOf = (route: string, type: 'page' | 'endpoint' = 'page') =>
  ({ type, route, params: route.includes('[') ? ['car'] : [] }) as unknown as RouteData;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tayar-pages-'));
});
afterAll(() => rm(folder, { recursive: true }));

const logger = { info: () => {} };

/** A site of so many cars, a page and a picture. */
function siteOf(cars: readonly string[]) {
  const paths = [
    ...cars.map((car) => ({ pathname: `/cars/${car}`, route: routeOf('/cars/[car]') })),
    { pathname: '/about', route: routeOf('/about') },
    { pathname: '/og.png', route: routeOf('/og.png', 'endpoint') },
  ];
  const first: AstroPrerenderer = {
    name: 'first',
    getStaticPaths: async () => paths,
    render: async () => new Response('first'),
  };
  const sheet = { type: 'inline' as const, content: 'a{}' };
  const styles = new Map([['car', { styles: [{ depth: 0, order: 0, sheet }] }]]);
  const site = { entry, styles, folder: `${pathToFileURL(folder)}/` };
  return onTwoThreads(first, () => site, logger);
}

test('cars of a large site are drawn and written on two threads, the rest is left to Astro', async () => {
  const site = siteOf(Array.from({ length: 600 }, (_, count) => `c ${count}`));
  await site.setup?.();
  expect((await site.getStaticPaths()).map(({ pathname }) => pathname)).toEqual([
    '/about',
    '/og.png',
  ]);
  await site.teardown?.();
  const files = await readdir(join(folder, 'cars'));
  expect(files).toHaveLength(600);
  const pages = await Promise.all(
    files.map((file) => readFile(join(folder, 'cars', file), 'utf8')),
  );
  expect(new Set(pages.map((page) => page.split(' ')[0])).size).toBe(600);
  expect(pages).toContainEqual(
    expect.stringMatching(/c%20\d+\.html \/cars\/\[car\] true {2}a\{\}$/),
  );
  expect(pages).toContainEqual(expect.stringMatching(/ false \/\*0\*\/ a\{\}$/));
});

test('a small site is left to Astro, but for the sheets of its pages', async () => {
  const site = siteOf(['x']);
  await site.setup?.();
  expect(await site.getStaticPaths()).toHaveLength(3);
  const drawn = async (path: string, type: 'page' | 'endpoint') => {
    const routeData = routeOf('/cars/[car]', type);
    const response = await site.render(new Request(`http://x/${path}`), { routeData });
    return response instanceof Response ? `${response.status} ${await response.text()}` : '';
  };
  expect(await drawn('y', 'page')).toBe('203 http://x/y /cars/[car] true  a{}');
  expect(await drawn('y', 'endpoint')).toBe('200 first');
});

test('a page that cannot be drawn fails the build', async () => {
  const site = siteOf(
    Array.from({ length: 600 }, (_, count) => (count > 500 ? `broken${count}` : `${count}`)),
  );
  await site.setup?.();
  await site.getStaticPaths();
  await expect(site.teardown?.()).rejects.toThrow('no such car');
});
