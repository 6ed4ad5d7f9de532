/** The Arabic pages beside the English ones: addresses, directions, links from one to the other (DECISIONS, 'People'). */
import { z } from 'zod';
import { expect, test } from '../support/browser.ts';
import { sealPath } from '../support/catalogue.ts';
import { keepSelected } from '../support/compare.ts';
import { readPage, unreachable } from '../support/offline.ts';
import { addressOf, routes } from '../support/routes.ts';
import { englishOn, inArabic, isArabic } from '../support/translated.ts';

const arabicLetter = /\p{Script=Arabic}/u;

const languageLink = 'header a[hreflang]';

test('every page stands in Arabic, too, and both name each other', async ({ catalogue, stack }) => {
  const english = catalogue.all.filter((path) => !isArabic(path));
  expect(catalogue.all.filter(isArabic).sort()).toEqual(english.map(inArabic).sort());
  const hidden = routes
    .filter(({ noindex }) => noindex)
    .map((route) => addressOf(route, catalogue));
  const wrong: string[] = [];
  for (const path of [...english, ...hidden]) {
    const page = await (await fetch(new URL(path, stack.siteUrl))).text();
    const answer = await fetch(new URL(inArabic(path), stack.siteUrl));
    const twin = await answer.text();
    const expectIn = (html: string, what: RegExp | string) => {
      const found = typeof what === 'string' ? html.includes(what) : what.test(html);
      if (!found) wrong.push(`${path}: ${what}`);
    };
    if (answer.status !== 200) wrong.push(`${path}: ${answer.status}`);
    expectIn(page, '<html lang="en" dir="ltr"');
    expectIn(twin, '<html lang="ar" dir="rtl"');
    expectIn(twin, /<title>[^<]*\p{Script=Arabic}[^<]*<\/title>/u);
    const leadTo = [...twin.matchAll(/<a [^>]*?href="(\/[^"]*)"[^>]*>/g)];
    for (const [link, address = ''] of leadTo) {
      if (!isArabic(address) && !/ hreflang="en"/i.test(link)) wrong.push(`${path}: ${link}`);
    }
    if (hidden.includes(path)) continue;
    const origin = /<link rel="canonical" href="(https?:\/\/[^/"]+)/.exec(page)?.[1] ?? '';
    expectIn(twin, `<link rel="canonical" href="${origin}${inArabic(path)}"`);
    for (const html of [page, twin]) {
      expectIn(html, `hreflang="en" href="${origin}${path}"`);
      expectIn(html, `hreflang="ar" href="${origin}${inArabic(path)}"`);
      expectIn(html, `hreflang="x-default" href="${origin}${path}"`);
    }
  }
  expect(wrong).toEqual([]);
});

test('nothing on the Arabic pages is left in English', async ({ page, catalogue, stack }) => {
  await page.goto('/robots.txt');
  const hidden = routes
    .filter(({ noindex }) => noindex)
    .map((route) => inArabic(addressOf(route, catalogue)));
  const pages = [...catalogue.all.filter(isArabic), ...hidden, '/ar/404'];
  expect(await englishOn(page, pages, stack)).toEqual([]);
});

test('the page that says there is none leads to the other language', async ({ stack }) => {
  for (const [address, other] of [
    ['/404', '/ar/404'],
    ['/ar/404', '/404'],
  ] as const) {
    const html = await (await fetch(new URL(address, stack.siteUrl))).text();
    expect(/<a href="([^"]+)"[^>]* hreflang=/i.exec(html)?.[1], address).toBe(other);
  }
});

for (const address of ['/ar//evil.example', '/ar/%2Fevil.example', '/ar/ar//evil.example']) {
  test(`the language link of ${address} stays on this site`, async ({ page, stack, faults }) => {
    faults.expect(/404/);
    await page.goto(address);
    await page.locator(languageLink).click();
    await expect(page).toHaveURL((url) => url.pathname !== address);
    expect(new URL(page.url()).origin).toBe(new URL(stack.siteUrl).origin);
  });
}

test('the language of a page is changed with all that its address says, there and back', async ({
  page,
  catalogue,
}) => {
  const [, , brandId, id] = sealPath(catalogue).split('/');
  await keepSelected(page, JSON.stringify([{ brandId, id }]));
  const asked = `?sort=price_asc&body=SUV&compare=${brandId}/${id}#models`;
  await page.goto('/cars?sort=price_asc&body=SUV#models');
  await expect(page).toHaveURL(`/cars${asked}`);
  await page.locator(languageLink).click();
  await expect(page).toHaveURL(`/ar/cars${asked}`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('select[name=sort]')).toHaveValue('price_asc');
  await expect(page.locator('input[value=SUV]').first()).toBeChecked();
  await page.locator(languageLink).click();
  await expect(page).toHaveURL(`/cars${asked}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('addresses below /ar lead where those without it lead', async ({ stack }) => {
  for (const address of ['/ar/insurance', '/ar/services']) {
    const answer = await fetch(new URL(address, stack.siteUrl), { redirect: 'manual' });
    expect.soft(answer.status, address).toBe(301);
    expect.soft(answer.headers.get('location'), address).toBe('/ar/services/insurance');
  }
  for (const address of ['/ar/no-such-page', '/ar/cars/byd/no-such-car-00000000']) {
    const answer = await fetch(new URL(address, stack.siteUrl));
    expect.soft(answer.status, address).toBe(404);
    const html = await answer.text();
    expect.soft(html).toContain('<html lang="ar" dir="rtl"');
    expect.soft(html).toContain('href="/ar"');
  }
  const manifest = await fetch(new URL('/ar/manifest.webmanifest', stack.siteUrl));
  const installed = z
    .object({ lang: z.string(), dir: z.string(), start_url: z.string(), name: z.string() })
    .parse(await manifest.json());
  expect(installed).toMatchObject({ lang: 'ar', dir: 'rtl', start_url: '/ar' });
  expect(installed.name).toMatch(arabicLetter);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a person can go from the Arabic home page to a car, read it, and read it in English', async ({
    page,
    catalogue,
  }) => {
    const seal = sealPath(catalogue);
    await page.goto('/ar');
    await page.locator('main a[href="/ar/cars/byd"]').click();
    await page
      .locator(`main a[href="${inArabic(seal)}"]`)
      .first()
      .click();
    await expect(page.locator('h1')).toContainText('Seal RWD');
    for (const text of ['٢٬٢٠٠٬٠٠٠ ج.م.', '٥٧٠ كم', '٨٢٫٥ ك.و.س', 'CCS2']) {
      await expect.soft(page.locator('main')).toContainText(text);
    }
    await page.locator(languageLink).click();
    await expect(page).toHaveURL(seal);
  });
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('an Arabic page that is not kept is told of in Arabic', async ({
    context,
    page,
    faults,
  }) => {
    faults.expect(unreachable);
    await readPage(page, '/ar/cars/byd');
    await context.setOffline(true);
    await page.goto('/ar/privacy');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/غير متصل/);
    await expect(page.locator('main a[href="/ar/cars/byd"]')).toBeVisible();
  });
});
