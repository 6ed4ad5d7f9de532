import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroPrerenderer, RouteData } from 'astro';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawsPages } from './prerenderer.build';

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
    const said = [routeData.route, isMainThread, sheet, drawing.sheets];
    drawing.html = [url, ...said].join(' ');
    if (url.includes('framed')) {
      drawing.frame.draw = async (place) => [{ text: ['place', place, ...said].join(' ') }];
    }
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
  return drawsPages(first, () => site, logger);
}

async function drawnPages(site: AstroPrerenderer): Promise<Map<string, string>> {
  await site.setup?.();
  const left = await site.getStaticPaths();
  expect(left.map(({ pathname }) => pathname)).toEqual(['/about', '/og.png']);
  await site.teardown?.();
  const files = await readdir(join(folder, 'cars'));
  const pages = await Promise.all(
    files.map(async (file) => [file, await readFile(join(folder, 'cars', file), 'utf8')] as const),
  );
  await rm(join(folder, 'cars'), { recursive: true });
  return new Map(pages);
}

test('cars of a large site are drawn and written on two threads, the rest is left to Astro', async () => {
  const pages = await drawnPages(siteOf(Array.from({ length: 600 }, (_, count) => `c ${count}`)));
  const texts = [...pages.values()];
  expect(new Set(texts.map((text) => text.split(' ')[0])).size).toBe(600);
  expect(texts).toContainEqual(
    expect.stringMatching(/c%20\d+\.html \/cars\/\[car\] true {2}a\{\}$/),
  );
  expect(texts).toContainEqual(expect.stringMatching(/ false \/\*0\*\/ a\{\}$/));
});

test('where they have a frame, it is drawn once on each thread, and filled for each of them', async () => {
  const names = Array.from({ length: 600 }, (_, count) => `framed${count}`);
  const pages = await drawnPages(siteOf(names));
  expect(pages.size).toBe(600);
  for (const [place, name] of names.entries()) {
    expect(pages.get(`${name}.html`)).toMatch(new RegExp(`^place ${place} /cars/`));
  }
});

test('those of a small site are drawn on one thread', async () => {
  const pages = await drawnPages(siteOf(['x', 'y']));
  expect([...pages]).toEqual([
    ['x.html', 'http://localhost/cars/x.html /cars/[car] true  a{}'],
    ['y.html', 'http://localhost/cars/y.html /cars/[car] true  a{}'],
  ]);
});

test('Astro is left pictures, and of pages all but the sheets', async () => {
  const site = siteOf(['x']);
  await site.setup?.();
  const drawn = async (path: string, type: 'page' | 'endpoint') => {
    const routeData = routeOf('/about', type);
    const response = await site.render(new Request(`http://x/${path}`), { routeData });
    return response instanceof Response ? `${response.status} ${await response.text()}` : '';
  };
  expect(await drawn('about', 'page')).toBe('203 http://x/about /about true  a{}');
  expect(await drawn('og.png', 'endpoint')).toBe('200 first');
});

test('a page that cannot be drawn fails the build', async () => {
  const site = siteOf(
    Array.from({ length: 600 }, (_, count) => (count > 500 ? `broken${count}` : `${count}`)),
  );
  await site.setup?.();
  await site.getStaticPaths();
  await expect(site.teardown?.()).rejects.toThrow(
    /broken\d+ could not be drawn: Error: no such car/,
  );
});
