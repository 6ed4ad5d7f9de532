import { expect, type Page, test } from '../support/browser.ts';

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

/** How far the top of each card's picture lies below the window, and whether it has been fetched. */
async function places(page: Page): Promise<{ distance: number; fetched: boolean }[]> {
  return page.locator('.car-card .picture').evaluateAll((boxes) =>
    boxes.map((box) => ({
      distance: box.getBoundingClientRect().top - innerHeight,
      fetched: box.querySelector(':scope > picture') !== null,
    })),
  );
}

test('a picture is fetched once its card is within 300 px of the window', async ({ page }) => {
  await page.goto('/cars/byd');
  await expect(page.locator('.car-card .picture > picture').first()).toBeVisible();
  await expect
    .poll(async () => (await places(page)).every(({ distance, fetched }) => fetched === distance < 300))
    .toBe(true);
  const before = await places(page);
  expect(before.some(({ fetched }) => !fetched)).toBe(true);
  await page.locator('.car-card').last().scrollIntoViewIfNeeded();
  await expect.poll(async () => (await places(page)).at(-1)?.fetched).toBe(true);
});

test('a picture that has not come after 200 ms has a placeholder, which goes when it comes', async ({
  page,
}) => {
  const { asked, release } = await watchPictures(page);
  await page.goto('/cars/byd', { waitUntil: 'commit' });
  const box = page.locator('.car-card .picture').first();
  await expect(box).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(box).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  expect(await box.evaluate((element) => getComputedStyle(element).aspectRatio)).toBe('3 / 2');
  release();
  await expect
    .poll(() => box.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('a stock picture stands in for one that cannot be shown', async ({ page, faults }) => {
  faults.expect(/pictures\/cars|Failed to load resource/);
  await page.route('**/pictures/cars/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/cars/byd');
  const image = page.locator('.car-card img').first();
  await expect(image).toHaveAttribute('src', '/pictures/fallback-car.jpg');
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  await page.locator('.car-card').last().scrollIntoViewIfNeeded();
  await expect(page.locator('.car-card img').last()).toHaveAttribute(
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

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('every picture is there', async ({ page }) => {
    await page.goto('/cars/byd');
    const cards = await page.locator('.car-card').count();
    await expect(page.locator('.car-card picture img')).toHaveCount(cards);
    await page.locator('.car-card').last().scrollIntoViewIfNeeded();
    await expect
      .poll(() => page.locator('.car-card').last().boundingBox())
      .not.toBeNull();
  });
});
