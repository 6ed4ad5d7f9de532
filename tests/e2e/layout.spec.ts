/** Nothing moves while a page loads, pictures keep their place, and long names and large letters fit. */
import type { Locator } from 'playwright/test';
import { expect, type Page, test } from '../support/browser.ts';
import { sealPath } from '../support/catalogue.ts';
import { carsOf, openWith } from '../support/compare.ts';
import { enlargeLetters, twiceTheUsualPx } from '../support/large-letters.ts';
import { expectFits } from '../support/reflow.ts';
import { scenesOn } from '../support/scenes/scenes.ts';
import { languages } from '../support/translated.ts';

for (const [language, inLanguage] of Object.entries(languages)) {
  test(`a late web font moves nothing, nor does the reason to sign in: ${language}`, async ({
    page,
    catalogue,
  }) => {
    const fonts = '**/_astro/fonts/*';
    await page.addInitScript(() => {
      let shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, 'value'));
        Object.assign(window, { shift });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const paths = ['/', '/cars', '/services/insurance#plans', '/signin?reason=insurance'];
    for (const path of [...paths, sealPath(catalogue)]) {
      const { promise: shown, resolve: release } = Promise.withResolvers<void>();
      await page.route(fonts, async (route) => {
        await shown;
        await route.continue();
      });
      await page.goto(inLanguage(path), { waitUntil: 'commit' });
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await nextFrames(page);
      release();
      await page.waitForLoadState('networkidle');
      await expect.poll(() => usesWebFont(page), path).toBe(true);
      await nextFrames(page);
      const shift = await page.evaluate(() => Number(Reflect.get(window, 'shift') ?? 0));
      expect.soft(shift, path).toBeLessThan(0.01);
      await page.unroute(fonts);
    }
  });
}

/** Whether a page is set in one of its web fonts, rather than in a font of the device. */
const usesWebFont = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].some(
      ({ family, status }) =>
        /^"?(?:Instrument|Readex)(?!.*fallback)/.test(family) && status === 'loaded',
    );
  });

/** Waits until the page has been drawn as it is now. */
const nextFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

const cardPictures = (page: Page) => page.getByRole('article').locator('.picture');
const naturalWidth = (image: Locator) =>
  image.evaluate((one: HTMLImageElement) => one.naturalWidth);

test('a placeholder keeps the place of a picture; the logos of all brands come in one file', async ({
  page,
  catalogue,
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
  await test.step('the logos of all brands come in one file, in 2, 3 or 4 columns', async () => {
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
      [800, 3],
      [1300, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const grid = brands.getByRole('list').first();
      await expect(grid).toHaveCSS('grid-template-columns', new RegExp(`^(\\S+px ?){${columns}}$`));
    }
  });
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

test.describe('a name of 120 letters without a blank', () => {
  const name = 'Q'.repeat(120);
  test.use({ viewport: { width: 320, height: 640 } });

  const beyondScreen = (page: Page) =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );

  test('fits every page that names a model, and the comparison', async ({ page, catalogue }) => {
    const addresses = ['/cars?q=seal+rwd', '/cars/byd', sealPath(catalogue)];
    for (const address of [...addresses, ...addresses.map(languages.Arabic)]) {
      await page.goto(address);
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
  });
});

test.describe('letters of twice the size', () => {
  test('fit the narrowest screen, also before the fonts are there', async ({
    page,
    catalogue,
    faults,
  }) => {
    faults.expect(/fonts|Failed to load/);
    await enlargeLetters(page);
    await page.setViewportSize({ width: 320, height: 844 });
    const points = ['/charging', '/charging/suez', '/charging/roads/cairo-assiut'];
    const addresses = ['/', '/cars', sealPath(catalogue), '/chargers', ...points, '/signup'];
    for (const address of [...addresses, ...addresses.map(languages.Arabic)]) {
      await page.goto(address);
      await expectFits(page, address);
    }
    await expect(page.locator('html')).toHaveCSS('font-size', `${twiceTheUsualPx}px`);
    await page.route('**/fonts/*', (route) => route.abort());
    for (const address of ['/cars', languages.Arabic(sealPath(catalogue))]) {
      await page.goto(address);
      await expectFits(page, `${address}, no fonts`);
    }
  });

  const above = [
    'visit: the form with faults',
    'comparison of two cars',
    'filters, some of them set',
  ];
  test('fit what lies above a page', async ({ page, catalogue }) => {
    await enlargeLetters(page);
    for (const { name, set } of scenesOn('phone').filter((scene) => above.includes(scene.name))) {
      await page.setViewportSize({ width: 320, height: 740 });
      await set({ page, catalogue });
      await expectFits(page, name);
    }
  });
});
