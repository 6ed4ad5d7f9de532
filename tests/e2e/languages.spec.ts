/** The Arabic pages beside the English ones. */
import { expect, type Page, test } from '../support/browser.ts';
import { sealPath } from '../support/catalogue.ts';
import { saveSelected } from '../support/compare.ts';
import { addressOf, routes } from '../support/routes.ts';
import { englishOn, inArabic, isArabic } from '../support/translated.ts';

const otherLanguage = (page: Page) => page.locator('header a[hreflang]');

test('nothing on the Arabic pages is left in English', async ({ page, catalogue, stack }) => {
  await page.goto('/robots.txt');
  const hidden = routes
    .filter(({ noindex }) => noindex)
    .map((route) => inArabic(addressOf(route, catalogue)));
  const pages = [...catalogue.all.filter(isArabic), ...hidden, '/ar/404'];
  expect(await englishOn(page, pages, stack)).toEqual([]);
});

test('the language is changed with all that the address says, and never leads elsewhere', async ({
  page,
  catalogue,
  stack,
  faults,
}) => {
  faults.expect(/404/);
  const [, , brandId, id] = sealPath(catalogue).split('/');
  await saveSelected(page, JSON.stringify([{ brandId, id }]));
  const asked = `?sort=price_asc&body=SUV&compare=${brandId}/${id}#models`;
  await page.goto('/cars?sort=price_asc&body=SUV#models');
  await expect(page).toHaveURL(`/cars${asked}`);
  await otherLanguage(page).click();
  await expect(page).toHaveURL(`/ar/cars${asked}`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('select[name=sort]')).toHaveValue('price_asc');
  await expect(page.locator('input[value=SUV]').first()).toBeChecked();
  await otherLanguage(page).click();
  await expect(page).toHaveURL(`/cars${asked}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  // More addresses: src/session/own-addresses.test.ts.
  const hostile = '/ar//evil.example';
  await page.goto(hostile);
  await otherLanguage(page).click();
  await expect(page).toHaveURL((url) => url.pathname !== hostile);
  expect(new URL(page.url()).origin).toBe(new URL(stack.siteUrl).origin);
});
