import { expect, type Page, test } from '../support/browser.ts';

const strip = (page: Page) => page.getByRole('region', { name: 'Recently viewed' });
const hrefs = (page: Page) =>
  strip(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

const newest = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('tayar-recent') ?? '[]')[0]?.id);

/** Looks at a car until that is kept. */
async function lookAt(page: Page, car: string): Promise<void> {
  await page.goto(car);
  await page.mouse.move(100, 200);
  await expect.poll(() => newest(page)).toBe(car.split('/').at(-1));
}

for (const address of ['/', '/cars']) {
  test(`${address} shows the cars that were looked at, newest first`, async ({
    page,
    catalogue,
  }) => {
    const [first = '', second = ''] = catalogue.cars;
    await page.goto(address);
    await expect(strip(page)).toBeHidden();
    for (const car of [first, second, first]) await lookAt(page, car);
    const name = await page.locator('.crumbs [aria-current]').textContent();
    await page.goto(address);
    await expect(strip(page)).toBeVisible();
    await expect.poll(() => hrefs(page)).toEqual([first, second]);
    await expect(strip(page).getByRole('link').first()).toContainText(name ?? '');
    await strip(page).scrollIntoViewIfNeeded();
    const picture = strip(page).locator('img').first();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBe(300);
    await strip(page).getByRole('link').nth(1).click();
    await expect(page).toHaveURL((url) => url.pathname === second);
    await page.mouse.move(100, 200);
    await expect.poll(() => newest(page)).toBe(second.split('/').at(-1));
    await page.goBack();
    await expect.poll(() => hrefs(page)).toEqual([second, first]);
  });
}

test('Clear forgets them, here and in every other tab', async ({ page, context, catalogue }) => {
  await lookAt(page, catalogue.cars[0] ?? '');
  const other = await context.newPage();
  await other.goto('/cars');
  await expect(strip(other)).toBeVisible();
  await page.goto('/');
  await strip(page).getByRole('button', { name: 'Clear' }).click();
  await expect(strip(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  await expect(strip(other)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('tayar-recent'))).toBeNull();
});

test('no more than eight are kept, and nothing but what the strip shows', async ({
  page,
  catalogue,
}) => {
  for (const car of catalogue.cars.slice(0, 10)) await lookAt(page, car);
  const kept: unknown = JSON.parse(
    await page.evaluate(() => localStorage.getItem('tayar-recent') ?? ''),
  );
  expect(kept).toHaveLength(8);
  expect(kept).toEqual(
    Array.from({ length: 8 }, () => ({
      brandId: expect.stringMatching(/^[a-z0-9-]+$/),
      id: expect.stringMatching(/-[0-9a-f]{8}$/),
      brand: expect.stringMatching(/./),
      name: expect.stringMatching(/./),
      imageUrl: expect.stringMatching(/^\/pictures\/[^?]+$/),
    })),
  );
});

test('what cannot be read is passed over', async ({ page }) => {
  const good = { brandId: 'byd', id: 'seal-0', brand: 'BYD', name: 'Seal', imageUrl: '' };
  await page.addInitScript((car) => {
    localStorage.setItem('tayar-recent', JSON.stringify([{ brandId: 5 }, car]));
  }, good);
  await page.goto('/');
  await expect.poll(() => hrefs(page)).toEqual(['/cars/byd/seal-0']);
  await page.addInitScript(() => localStorage.setItem('tayar-recent', '{nonsense'));
  await page.reload();
  await expect(strip(page)).toBeHidden();
});

test('a browser that keeps nothing shows every page as usual', async ({ page, catalogue }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  });
  await page.goto(catalogue.cars[0] ?? '');
  await expect(page.locator('h1')).toBeVisible();
  await page.goto('/');
  await expect(strip(page)).toBeHidden();
});

test('a car that is nowhere any more is no longer kept', async ({ page, catalogue, faults }) => {
  faults.expect(/404/);
  const [first = ''] = catalogue.cars;
  await lookAt(page, first);
  await page.evaluate(() => {
    const [car] = JSON.parse(localStorage.getItem('tayar-recent') ?? '[]');
    const gone = { ...car, id: 'gone-00000000', name: 'Gone' };
    localStorage.setItem('tayar-recent', JSON.stringify([gone, car]));
  });
  await page.goto('/cars');
  await strip(page).getByRole('link', { name: /Gone/ }).click();
  await expect(page.getByRole('heading', { name: 'Car Model Not Found' })).toBeVisible();
  await page.goto('/cars');
  await expect.poll(() => hrefs(page)).toEqual([first]);
});
