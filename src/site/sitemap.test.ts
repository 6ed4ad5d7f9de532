import { expect, test } from 'vitest';
import { latest, sitemap, sitemapParts } from './sitemap';

const site = new URL('https://tayar.example');

test('names every page with the moment of its last change', async () => {
  const xml = await sitemap(
    [{ path: '/cars/a&b/x', changed: '2026-11-20 16:05:00.424+00' }, { path: '/about' }],
    site,
  ).text();
  expect(xml).toContain(
    '<url><loc>https://tayar.example/cars/a&amp;b/x</loc><lastmod>2026-11-20T16:05:00.424Z</lastmod></url>',
  );
  expect(xml).toContain('<url><loc>https://tayar.example/about</loc></url>');
});

test('more pages than one file may hold go into several', () => {
  const pages = Array.from({ length: 90_000 }, (_, page) => ({ path: `/${page}` }));
  expect(sitemapParts(pages).map(({ length }) => length)).toEqual([40_000, 40_000, 10_000]);
});

test('the latest change counts, whatever its notation', () => {
  expect(latest([])).toBeUndefined();
  const updated = ['2026-11-20T10:00:00Z', '2026-11-20 13:00:00+00', '2026-11-20T12:00:00Z'];
  expect(latest(updated.map((updatedAt) => ({ updatedAt })))).toBe(updated[1]);
});
