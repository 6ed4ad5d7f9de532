/** Nothing moves while a page loads, pictures keep their place, and long names and large letters fit. */
import type { Locator } from 'playwright/test';
import { expect, type Page, test } from '../support/browser.ts';
import { sealPath } from '../support/catalogue.ts';
import { carsOf, openWith } from '../support/compare.ts';
import { enlargeLetters, twiceTheUsualPx } from '../support/large-letters.ts';
import { expectNoShift, watchShifts } from '../support/late-font.ts';
import { expectFits } from '../support/reflow.ts';
import { alternately, inArabic } from '../support/translated.ts';

test('a late web font moves nothing, nor does the reason to sign in', async ({
  page,
  catalogue,
}) => {
  await watchShifts(page);
  const paths = ['/cars', '/ar/signin?reason=insurance', sealPath(catalogue)];
  for (const path of paths) await expectNoShift(page, path);
});

const cardPictures = (page: Page) => page.getByRole('article').locator('.picture');
const naturalWidth = (image: Locator) =>
  image.evaluate((one: HTMLImageElement) => one.naturalWidth);

test('a picture keeps its place, and a stock picture stands in for one that cannot be shown', async ({
  page,
  catalogue,
  faults,
}) => {
  await test.step('a placeholder keeps the place of a picture, which then covers it', async () => {
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
  await page.unrouteAll();
  await test.step('the logos of all brands come in one file, in 2 or 4 columns', async () => {
    const asked = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/brands/')) asked.add(pathname);
    });
    await page.goto('/');
    const brands = page.getByRole('region', { name: 'Available Brands' });
    const logos = brands.locator('img');
    await expect(logos).toHaveCount(catalogue.brands.length);
    await brands.getByText(`All ${catalogue.brands.length} brands`).click();
    await logos.last().scrollIntoViewIfNeeded();
    await expect.poll(() => naturalWidth(logos.last())).toBe(120);
    expect([...asked]).toEqual(['/brands/logos.svg']);
    for (const [width, columns] of [
      [390, 2],
      [800, 4],
      [1300, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const grid = brands.getByRole('list').first();
      await expect(grid).toHaveCSS('grid-template-columns', new RegExp(`^(\\S+px ?){${columns}}$`));
    }
  });
  await test.step('a stock picture stands in for one that cannot be shown, and text needs no font', async () => {
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
});

test.describe('a name of 120 letters without a blank', () => {
  const name = 'Q'.repeat(120);
  test.use({ viewport: { width: 320, height: 640 } });

  const beyondScreen = (page: Page) =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );

  /** Gives the name to a model wherever the page names it. */
  async function expectNamesFit(page: Page, address: string): Promise<void> {
    await expect(page.getByText('Seal RWD').filter({ visible: true }).first()).toBeVisible();
    await page.evaluate((long) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode.nodeValue ?? '';
        walker.currentNode.nodeValue = text.replaceAll('Seal RWD', long);
      }
    }, name);
    expect.soft(await beyondScreen(page), address).toBeLessThanOrEqual(0);
  }

  test('fits the list, the pages of a car and a brand, and the comparison', async ({
    page,
    catalogue,
  }) => {
    for (const address of ['/cars?q=seal+rwd', inArabic(sealPath(catalogue))]) {
      await page.goto(address);
      await expectNamesFit(page, address);
    }
    const [first, second] = await carsOf(page);
    const comparison = await openWith(page, first, second);
    const prices = comparison.getByRole('row', { name: /^Price/ }).locator('b');
    const [one, other] = await prices.evaluateAll((figures) =>
      figures.map((figure) => figure.getBoundingClientRect()),
    );
    if (!one || !other) throw new Error('Two prices expected.');
    expect(Math.max(one.left, other.left) - Math.min(one.right, other.right)).toBeGreaterThan(7);
    const cell = comparison
      .getByRole('row', { name: /^Model/ })
      .locator('b')
      .first();
    await cell.evaluate((element, long) => element.replaceChildren(long), name);
    expect(await beyondScreen(page)).toBeLessThanOrEqual(0);
    const over = comparison.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(await over).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await expectNamesFit(page, '/cars/byd');
  });
});

test('letters of twice the size fit the narrowest screen, also before the fonts are there', async ({
  page,
  catalogue,
  faults,
}) => {
  faults.expect(/fonts|Failed to load/);
  await enlargeLetters(page);
  await page.setViewportSize({ width: 320, height: 844 });
  const addresses = ['/', '/cars', sealPath(catalogue), '/charging/roads/cairo-assiut'];
  for (const address of alternately(addresses)) {
    await page.goto(address);
    await expectFits(page, address);
  }
  await expect(page.locator('html')).toHaveCSS('font-size', `${twiceTheUsualPx}px`);
  await page.route('**/fonts/*', (route) => route.abort());
  const address = inArabic(sealPath(catalogue));
  await page.goto(address);
  await expectFits(page, `${address}, no fonts`);
});
