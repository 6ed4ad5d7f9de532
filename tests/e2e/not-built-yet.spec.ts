/** Addresses of the catalogue that have no file are looked up live. */

import { expect, type Page, test } from '../support/browser.ts';
import { done, editorOf } from '../support/editor.ts';
import { holdBack } from '../support/hold-back.ts';
import type { Stack } from '../support/stack.ts';

const brandRows = '**/rest/v1/brands?*';
/** What is announced while something is looked up. */
const status = (page: Page) => page.getByRole('status').filter({ hasText: /^Loading/ });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Adds a brand with a car and takes both away again. */
async function withBrand(
  stack: Stack,
  brand: { id: string; name_en: string },
  models: { id: string; model: string; published?: boolean }[],
  use: () => Promise<void>,
): Promise<void> {
  const editor = editorOf(stack);
  const cars = models.map((model) => ({
    brand: brand.name_en,
    price_egp: 1_234_567,
    range_km: 444,
    range_cycle: 'WLTP',
    battery_capacity_kwh: 60,
    published: true,
    ...model,
  }));
  try {
    await done(editor.from('brands').insert(brand));
    await done(editor.from('cars').insert(cars));
    await use();
  } finally {
    await done(editor.from('cars').delete().eq('brand', brand.name_en));
    await done(editor.from('brands').delete().eq('id', brand.id));
  }
}

test('a brand and its car that were added since the build are shown live', async ({
  page,
  stack,
}) => {
  const brand = { id: 'fresh-brand', name_en: 'Fresh & Co' };
  const models = [{ id: 'abcdef02-0000-4000-8000-00000000f002', model: 'سيارة ١ “Ä”' }];
  await withBrand(stack, brand, models, async () => {
    const release = await holdBack(page, brandRows);
    const response = await page.goto('/cars/fresh-brand');
    expect(response?.status()).toBe(404);
    await expect(status(page)).toHaveText('Loading brand…');
    await expect(page.locator('.car-grid > li:visible')).toHaveCount(6);
    await expect(page.getByText('This road ends here')).toBeHidden();
    release();
    await expect(heading(page)).toHaveText('Fresh & Co Electric Vehicles');
    await expect(page).toHaveTitle('Fresh & Co Electric Cars | Tayar');
    await expect(page.locator('.car-card')).toContainText('EGP 1,234,567');

    await page.getByRole('link', { name: /^View Details/ }).click();
    await expect(page).toHaveURL(/\/cars\/fresh-brand\/.*%D8%B3.*-abcdef02$/);
    await expect(heading(page)).toContainText('سيارة ١');
    await expect(page).toHaveTitle(/سيارة ١ .*\| Tayar$/);
    await expect(page.getByRole('main')).toContainText('EGP 1,234,567');
    await page.getByRole('tab', { name: 'Overview' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Overview' })).toBeVisible();
    await page.getByRole('link', { name: 'Fresh & Co' }).click();
    await expect(heading(page)).toHaveText('Fresh & Co Electric Vehicles');
    // It was looked at like any other.
    await page.goto('/');
    const strip = page.getByRole('region', { name: 'Recently viewed' });
    await expect(strip.getByRole('link')).toContainText('سيارة ١');
  });
});

test('a brand all of whose models are withdrawn says so and leads on', async ({ page, stack }) => {
  const brand = { id: 'empty-brand', name_en: 'Empty Brand' };
  const id = 'abcdef03-0000-4000-8000-00000000f003';
  await withBrand(stack, brand, [{ id, model: 'Gone', published: false }], async () => {
    await page.goto('/cars/empty-brand');
    await expect(heading(page)).toHaveText('Empty Brand Electric Vehicles');
    await expect(
      page.getByText('No models available at the moment.', { exact: true }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'View Other Brands' }).click();
    await expect(page).toHaveURL(/\/cars$/);
  });
});

test('a brand that there is not offers those that there are', async ({ page }) => {
  const release = await holdBack(page, '**/rest/v1/cars?*');
  const response = await page.goto('/cars/no-such-brand');
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Brand Not Found');
  await expect(page.getByText('The requested brand could not be found.')).toBeVisible();
  await expect(page).toHaveTitle('Brand Not Found | Tayar');
  await expect(page.locator('[aria-busy] .brand-list > li')).toHaveCount(8);
  release();
  await expect(page.locator('main a[href="/cars/byd"]')).toContainText(/\d+ models available/);
  await expect(page.getByRole('link', { name: 'View All Car Brands' })).toHaveAttribute(
    'href',
    '/cars',
  );
});

test('available brands that cannot be read say so and can be asked for again', async ({
  page,
  faults,
}) => {
  faults.expect(/500/);
  faults.expect(/Could not read/);
  await page.route('**/rest/v1/cars?*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/cars/no-such-brand');
  const failed = page.getByText('Error loading car brands. Please try again later.');
  await expect(failed).toBeVisible();
  await page.unroute('**/rest/v1/cars?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('main a[href="/cars/byd"]')).toBeVisible();
  await page.route('**/rest/v1/{cars,brands}?*', (route) =>
    route.fulfill({ json: route.request().url().includes('id=eq.') ? null : [] }),
  );
  await page.reload();
  await expect(page.getByText('No car brands available at the moment.')).toBeVisible();
});

test('a brand that cannot be read says why, leads on and tries again', async ({ page, faults }) => {
  faults.expect(/500|Could not read/);
  await page.route(brandRows, (route) =>
    route.fulfill({ status: 500, json: { message: 'the database sleeps' } }),
  );
  const logged = page.waitForEvent('console', (entry) => entry.text().includes('database sleeps'));
  await page.goto('/cars/no-such-brand');
  await expect(heading(page)).toHaveText('Error Loading Brand');
  expect((await logged).type()).toBe('error');
  await expect(page.getByRole('alert')).toContainText('the database sleeps');
  await expect(page.getByRole('link', { name: 'View All Car Brands' })).toHaveAttribute(
    'href',
    '/cars',
  );
  await page.unroute(brandRows);
  const retry = page.getByRole('button', { name: 'Try again' });
  const pressedAgain = await retry.evaluate(async (button: HTMLElement) => {
    button.click();
    await Promise.resolve();
    return button.isConnected;
  });
  expect(pressedAgain, 'the button is gone with the press').toBe(false);
  await expect(heading(page)).toHaveText('Brand Not Found');
});

test('in Arabic a brand that cannot be read says so without English words', async ({
  page,
  faults,
}) => {
  faults.expect(/500|Could not read/);
  await page.route(brandRows, (route) =>
    route.fulfill({ status: 500, json: { message: 'the database sleeps' } }),
  );
  await page.goto('/ar/cars/no-such-brand');
  await expect(heading(page)).toHaveText('تعذر تحميل الماركة');
  await expect(page.getByRole('alert')).not.toContainText(/[a-z]/i);
});

test('a car: loading, then not found, or an error with a way back', async ({ page, faults }) => {
  faults.expect(/500|Could not read/);
  const release = await holdBack(page, brandRows);
  await page.goto('/cars/byd/no-such-car-00000000');
  await expect(status(page)).toHaveText('Loading car details…');
  await expect(page).toHaveTitle('Loading car details… | Tayar');
  release();
  await expect(heading(page)).toHaveText('Car Model Not Found');
  await expect(page.getByRole('link', { name: 'View the Brand’s Models' })).toBeVisible();
  await expect(page).toHaveTitle('Car Model Not Found | Tayar');
  await page.unrouteAll();
  await page.route(brandRows, (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(heading(page)).toHaveText('Error Loading Car Details');
  await page.getByRole('link', { name: 'View All Cars' }).click();
  await expect(page).toHaveURL(/\/cars$/);
});

test('a charger: shown when it was added, else not found, or an error', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(/500|Could not read/);
  const editor = editorOf(stack);
  const id = 'abcdef04-0000-4000-8000-00000000f004';
  const address = '/chargers/fresh-box-abcdef04';
  await page.goto(address);
  await expect(heading(page)).toHaveText('Charger Not Found');
  try {
    const added = { id, model: 'Fresh Box', category: 'Home', price_egp: 12_345, power_kw: 11 };
    await done(editor.from('chargers').insert(added));
    await page.reload();
    await expect(heading(page)).toHaveText('Fresh Box');
    await expect(page.getByRole('main')).toContainText('EGP 12,345');
    await expect(page).toHaveTitle(/^Fresh Box.*\| Tayar$/);
    await page.route('**/rest/v1/chargers?*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await expect(heading(page)).toHaveText('Failed to load chargers. Please try again later.');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('Fresh Box');
  } finally {
    await done(editor.from('chargers').delete().eq('id', id));
  }
});

test('what crashes says so in place of itself, and the rest goes on working', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(/no numbers here/);
  const brand = { id: 'crash-brand', name_en: 'Crash Brand' };
  const models = [{ id: 'abcdef05-0000-4000-8000-00000000f005', model: 'Crash' }];
  await page.addInitScript(() => {
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get() {
        throw new RangeError('no numbers here');
      },
    });
  });
  await withBrand(stack, brand, models, async () => {
    await page.goto('/cars/crash-brand/crash-abcdef05');
    await expect(page.getByRole('alert')).toContainText('Unexpected Application Error!');
    await expect(page.getByRole('alert')).toContainText('no numbers here');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Chargers' }).click();
    await expect(page).toHaveURL(/\/chargers$/);
  });
});

test('any other address keeps the page that says there is none', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/rest\/v1\/(?!rpc)/.test(request.url())) asked.push(request.url());
  });
  for (const address of ['/nowhere', '/cars/a/b/c', '/chargers/a/b', '/cars//x']) {
    const response = await page.goto(address, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toHaveText('This road ends here');
  }
  expect(asked).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page that says there is none stands', async ({ page }) => {
    await page.goto('/cars/fresh-brand');
    await expect(heading(page)).toHaveText('This road ends here');
    await expect(page.getByText('Loading brand…')).toBeHidden();
  });
});
