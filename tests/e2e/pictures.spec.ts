import { expect, type Page, test } from '../support/browser.ts';

const card = '.car-card .picture';

/** Lets no picture of a car come before it is told to, and lists what was asked for. */
async function watchPictures(page: Page): Promise<{ asked: string[]; release: () => void }> {
  const asked: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/pictures/cars/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await promise;
    await route.continue();
  });
  return { asked, release: resolve };
}

/** Scrolls until the last picture begins so many pixels below the window. */
async function bringLast(page: Page, distance: number): Promise<void> {
  await page
    .locator(card)
    .last()
    .evaluate((box, goal) => {
      scrollBy({ top: box.getBoundingClientRect().top - innerHeight - goal, behavior: 'instant' });
    }, distance);
}

test('a picture that has not come after 200 ms has a placeholder', async ({ page }) => {
  const { release } = await watchPictures(page);
  await page.addInitScript((selector) => {
    let since = Number.NaN;
    const look = (box: Element) => {
      if (getComputedStyle(box).backgroundColor === 'rgba(0, 0, 0, 0)') {
        requestAnimationFrame(() => look(box));
      } else {
        Object.assign(window, { bareFor: performance.now() - since });
      }
    };
    new MutationObserver((_, watcher) => {
      const box = document.querySelector(selector);
      if (!box) return;
      watcher.disconnect();
      since = performance.now();
      requestAnimationFrame(() => look(box));
    }).observe(document, { childList: true, subtree: true });
  }, card);
  await page.goto('/cars/byd', { waitUntil: 'domcontentloaded' });
  const bareFor = () => page.evaluate(() => Number(Reflect.get(window, 'bareFor')));
  await expect.poll(bareFor).toBeGreaterThan(150);
  expect(await bareFor()).toBeLessThan(1500);
  release();
});

test('a placeholder keeps the place of its picture, which then covers it', async ({ page }) => {
  const { asked, release } = await watchPictures(page);
  await page.goto('/cars/byd', { waitUntil: 'commit' });
  const box = page.locator(card).first();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(box).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const before = await box.boundingBox();
  release();
  const image = box.locator('img');
  await expect
    .poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0);
  expect(await box.boundingBox()).toEqual(before);
  expect(await image.boundingBox()).toEqual(before);
});

test('a stock picture stands in for one that cannot be shown', async ({ page, faults }) => {
  faults.expect(/pictures\/cars|Failed to load resource/);
  await page.route('**/pictures/cars/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/cars/byd');
  const images = page.locator('.car-card img');
  await expect(images.first()).toHaveAttribute('src', '/pictures/fallback-car.jpg');
  await expect
    .poll(() => images.first().evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0);
  await bringLast(page, 0);
  await expect(images.last()).toHaveAttribute('src', '/pictures/fallback-car.jpg');
});

test('so it does for one that failed before the script ran', async ({ page, faults }) => {
  faults.expect(/pictures\/cars|Failed to load resource/);
  const failed = page.waitForEvent('requestfinished', (request) =>
    /pictures\/cars/.test(request.url()),
  );
  await page.route('**/pictures/cars/**', (route) => route.fulfill({ status: 404 }));
  await page.route('**/_astro/*.js', async (route) => {
    await failed;
    await route.continue();
  });
  await page.goto('/cars/byd');
  await expect(page.locator('.car-card img').first()).toHaveAttribute(
    'src',
    '/pictures/fallback-car.jpg',
  );
});

test('a charger without its picture shows a stock charger', async ({ page, faults }) => {
  faults.expect(/pictures\/chargers|Failed to load resource/);
  await page.route('**/pictures/chargers/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/chargers');
  await expect(page.locator('.charger img').first()).toHaveAttribute(
    'src',
    '/pictures/fallback-charger.jpg',
  );
});

test('the logos of all brands come in one file', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/brands/')) asked.push(request.url());
  });
  await page.goto('/');
  const logos = page.getByRole('region', { name: 'Available Brands' }).locator('img');
  await logos.last().scrollIntoViewIfNeeded();
  const shown = () =>
    logos.evaluateAll(
      (all: HTMLImageElement[]) => all.filter((one) => one.naturalWidth === 120).length,
    );
  await expect.poll(shown).toBe(await logos.count());
  expect(new Set(asked.map((address) => new URL(address).pathname))).toEqual(
    new Set(['/brands/logos.svg']),
  );
  expect(
    new Set(await logos.evaluateAll((all: HTMLImageElement[]) => all.map(({ src }) => src))).size,
  ).toBe(await logos.count());
});

test('a brand without its logo shows a stock picture', async ({ page, faults }) => {
  faults.expect(/brands\/|Failed to load resource/);
  await page.route('**/brands/*.svg', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  const logo = page.getByRole('region', { name: 'Available Brands' }).locator('img').first();
  await logo.scrollIntoViewIfNeeded();
  await expect(logo).toHaveAttribute('src', '/pictures/fallback-car.jpg');
  await expect
    .poll(() => logo.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('every picture is there', async ({ page }) => {
    await page.goto('/cars/byd');
    const cards = await page.locator('.car-card').count();
    expect(cards).toBeGreaterThan(0);
    await expect(page.locator('.car-card picture img')).toHaveCount(cards);
  });
});
