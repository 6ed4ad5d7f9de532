/** What old, hostile and wrong addresses are answered with, read without a browser. */
import { expect, siteTest as test } from '../support/browser.ts';
import { linksOf, metaOf } from '../support/html.ts';
import type { Stack } from '../support/stack.ts';
import { isArabic } from '../support/translated.ts';

const ask = (stack: Stack, path: string) =>
  fetch(new URL(path, stack.siteUrl), { redirect: 'manual' });

test('old, hostile and wrong addresses are answered plainly', async ({ stack }) => {
  for (const [address, goal] of [
    ['/insurance', '/services/insurance'],
    ['/services', '/services/insurance'],
    ['/ar/insurance', '/ar/services/insurance'],
    ['/ar/services', '/ar/services/insurance'],
    ['/cars/', '/cars'],
    ['/cars/byd/', '/cars/byd'],
    ['/chargers/', '/chargers'],
    // Brackets stood in addresses once.
    [
      '/cars/byd/seagull-(dolphin-mini)-62f746b4?km=2000',
      '/cars/byd/seagull-dolphin-mini-62f746b4?km=2000',
    ],
    [
      '/ar/cars/byd/seagull-%28dolphin-mini%29-62f746b4',
      '/ar/cars/byd/seagull-dolphin-mini-62f746b4',
    ],
  ] as const) {
    const { status, headers } = await ask(stack, address);
    expect.soft([address, status, headers.get('location')]).toEqual([address, 301, goal]);
  }
  for (const address of [
    '/no-such-page',
    '/about/more',
    '/cars/no-such-brand/no-such-car-00000000',
    '/cars/byd/%E0%A4%A',
    '/cars/%2e%2e%2fx',
    '/%00',
    '/ar/no-such-page',
    '/ar/cars/byd/no-such-car-00000000',
  ]) {
    const answer = await ask(stack, address);
    const html = await answer.text();
    expect.soft(answer.status, address).toBe(404);
    expect.soft(html, address).toContain(isArabic(address) ? 'href="/ar"' : 'href="/"');
    expect.soft(metaOf(html, 'robots'), address).toMatch(/noindex/);
  }

  // Arabic has a separate manifest and 404 page.
  const manifest = await (await ask(stack, '/ar/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({
    lang: 'ar',
    dir: 'rtl',
    start_url: '/ar',
    name: expect.stringMatching(/\p{Script=Arabic}/u),
  });
  for (const [address, other] of [
    ['/404', '/ar/404'],
    ['/ar/404', '/404'],
  ] as const) {
    const html = await (await ask(stack, address)).text();
    const link = linksOf(html).find(({ hreflang }) => hreflang !== undefined);
    expect(link?.href, address).toBe(other);
  }

  // Data by which a page corrects itself must not be older than the page.
  for (const file of ['brands/byd.json', 'listing.json', 'tariffs.json']) {
    const { status, headers } = await ask(stack, `/data/${file}`);
    expect([file, status, headers.get('cache-control')]).toEqual([
      file,
      200,
      'public, max-age=0, must-revalidate',
    ]);
  }
});
