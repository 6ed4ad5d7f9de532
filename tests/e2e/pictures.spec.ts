/** Pictures: a place is kept for each, and another stands in for one that does not come. */
import type { Locator } from 'playwright/test';
import { expect, type Page, test } from '../support/browser.ts';

const cardPictures = (page: Page) => page.getByRole('article').locator('.picture');
const naturalWidth = (image: Locator) =>
  image.evaluate((one: HTMLImageElement) => one.naturalWidth);

test('a placeholder keeps the place of a picture, which then covers it', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/pictures/cars/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/cars/byd', { waitUntil: 'commit' });
  const box = cardPictures(page).first();
  await expect(box).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const before = await box.boundingBox();
  release();
  const image = box.locator('img');
  await expect.poll(() => naturalWidth(image)).toBeGreaterThan(0);
  expect(await box.boundingBox()).toEqual(before);
  expect(await image.boundingBox()).toEqual(before);
});

test('a stock picture stands in for one that cannot be shown, and text needs no font', async ({
  page,
  faults,
}) => {
  faults.expect(/pictures\/|brands\/|fonts\/|Failed to load resource/);
  for (const missing of [
    '**/pictures/cars/**',
    '**/pictures/chargers/**',
    '**/brands/*.svg',
    '**/_astro/fonts/*',
  ]) {
    await page.route(missing, (route) => route.fulfill({ status: 404 }));
  }
  // It may fail before the script runs.
  const failed = page.waitForEvent('requestfinished', (request) =>
    /pictures\/cars/.test(request.url()),
  );
  await page.route('**/_astro/*.js', async (route) => {
    await failed;
    await route.continue();
  });
  await page.goto('/cars/byd');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const box of [cardPictures(page).first(), cardPictures(page).last()]) {
    await box.scrollIntoViewIfNeeded();
    await expect(box.locator('img')).toHaveAttribute('src', '/pictures/fallback-car.jpg');
    await expect.poll(() => naturalWidth(box.locator('img'))).toBeGreaterThan(0);
  }
  await page.goto('/chargers');
  const charger = page.locator('main li.charger img').first();
  await expect(charger).toHaveAttribute('src', '/pictures/fallback-charger.jpg');
  await page.goto('/');
  const logo = page.getByRole('region', { name: 'Available Brands' }).locator('img').first();
  await logo.scrollIntoViewIfNeeded();
  await expect(logo).toHaveAttribute('src', '/pictures/fallback-car.jpg');
});

test('the logos of all brands come in one file, in 2, 3 or 4 columns', async ({
  page,
  catalogue,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/brands/')) asked.add(pathname);
  });
  await page.goto('/');
  const brands = page.getByRole('region', { name: 'Available Brands' });
  const logos = brands.locator('img');
  await expect(logos).toHaveCount(catalogue.brands.length);
  await logos.last().scrollIntoViewIfNeeded();
  await expect.poll(() => naturalWidth(logos.last())).toBe(120);
  expect([...asked]).toEqual(['/brands/logos.svg']);
  for (const [width, columns] of [
    [390, 2],
    [800, 3],
    [1300, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const grid = brands.getByRole('list');
    await expect(grid).toHaveCSS('grid-template-columns', new RegExp(`^(\\S+px ?){${columns}}$`));
  }
});
