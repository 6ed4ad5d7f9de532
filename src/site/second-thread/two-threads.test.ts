import type { AstroPrerenderer, RouteData } from 'astro';
import { expect, test } from 'vitest';
import { onTwoThreads } from './two-threads.build';

/** Stands in for the module of the built pages; says on which thread it runs. */
const entry = `data:text/javascript,
import { isMainThread } from 'node:worker_threads';
let sheets;
export const app = {
  manifest: { routes: [{ routeData: { type: 'page', route: '/a' } }] },
  setInternals: ({ pagesByKeys }) => { sheets = pagesByKeys.get('a').styles; },
  setOptions() {},
  async render({ url }, { routeData }) {
    if (url.endsWith('b')) throw new Error('no b');
    return new Response([url, routeData.route, sheets, isMainThread].join(' '), { status: 203 });
  },
};`;

const routeOf = (type: 'page' | 'endpoint') => ({ type, route: '/a' }) as RouteData;
const data = () => ({ entry, pages: new Map([['a', { styles: ['a{}'] }]]) });

function firstThread(paths: number): AstroPrerenderer {
  const path = { pathname: '/a', route: routeOf('page') };
  return {
    name: 'first',
    getStaticPaths: async () => Array.from({ length: paths }, () => path),
    render: async () => new Response('first'),
  };
}

async function textOf(both: AstroPrerenderer, url: string, type: 'page' | 'endpoint') {
  const drawn = await both.render(new Request(url), { routeData: routeOf(type) });
  return drawn instanceof Response ? `${drawn.status} ${await drawn.text()}` : undefined;
}

test('pages of a large site are drawn on a second thread, whatever is no page on the first', async () => {
  const both = onTwoThreads(firstThread(5_000), data);
  await both.getStaticPaths();
  expect(await textOf(both, 'http://x/a', 'page')).toBe('203 http://x/a /a a{} false');
  expect(await textOf(both, 'http://x/a', 'endpoint')).toBe('200 first');
  await expect(textOf(both, 'http://x/b', 'page')).rejects.toThrow('no b');
  await both.teardown?.();
});

test('those beyond what it can take, and all of a small site, on the first', async () => {
  const large = onTwoThreads(firstThread(5_000), data);
  await large.getStaticPaths();
  const all = Array.from({ length: 20 }, () => textOf(large, 'http://x/a', 'page'));
  const drawn = await Promise.all(all);
  expect(new Set(drawn).size).toBe(2);
  await large.teardown?.();

  const small = onTwoThreads(firstThread(88), data);
  await small.getStaticPaths();
  expect(await textOf(small, 'http://x/a', 'page')).toBe('200 first');
});
