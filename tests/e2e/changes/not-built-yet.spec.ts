/** Addresses of the catalogue that have no file are looked up live. */

import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '../../support/browser.ts';
import { done, editorOf } from '../../support/editor.ts';
import { holdBack } from '../../support/hold-back.ts';
import type { Stack } from '../../support/stack.ts';

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

test('a brand with its car, and a charger, that were added since the build are shown live', async ({
  page,
  stack,
  faults,
}) => {
  await test.step('a brand and its car that were added since the build are shown live', async () => {
    const brand = { id: 'fresh-brand', name_en: 'Fresh & Co' };
    const id = randomUUID();
    const models = [{ id, model: 'سيارة ١ “Ä”' }];
    await withBrand(stack, brand, models, async () => {
      const release = await holdBack(page, brandRows);
      const response = await page.goto('/cars/fresh-brand');
      expect(response?.status()).toBe(404);
      await expect(status(page)).toHaveText('Loading brand…');
      await expect(page.getByText('Page not found')).toBeHidden();
      release();
      await expect(heading(page)).toHaveText('Fresh & Co Electric Vehicles');
      await expect(page).toHaveTitle('Fresh & Co Electric Cars | Tayar');
      await expect(page.locator('.car-card')).toContainText('EGP 1,234,567');

      await page.getByRole('link', { name: /^View Details/ }).click();
      await expect(page).toHaveURL(new RegExp(`/cars/fresh-brand/.*%D8%B3.*-${id.slice(0, 8)}$`));
      await expect(heading(page)).toContainText('سيارة ١');
      await expect(page).toHaveTitle(/سيارة ١ .*\| Tayar$/);
      await expect(page.getByRole('main')).toContainText('EGP 1,234,567');
      await expect(page.getByRole('region', { name: 'Overview', exact: true })).toBeVisible();
      await page.getByRole('link', { name: 'Fresh & Co' }).click();
      await expect(heading(page)).toHaveText('Fresh & Co Electric Vehicles');
      // It was looked at like any other.
      await page.goto('/');
      const strip = page.getByRole('region', { name: 'Recently viewed' });
      await expect(strip.getByRole('link')).toContainText('سيارة ١');
    });

    const empty = { id: 'empty-brand', name_en: 'Empty Brand' };
    const gone = { id: randomUUID(), model: 'Gone', published: false };
    await withBrand(stack, empty, [gone], async () => {
      await page.goto('/cars/empty-brand');
      await expect(heading(page)).toHaveText('Empty Brand Electric Vehicles');
      await expect(
        page.getByText('No models available at the moment.', { exact: true }),
      ).toBeVisible();
      await page.getByRole('link', { name: 'View Other Brands' }).click();
      await expect(page).toHaveURL(/\/cars$/);
    });
  });
  await page.unrouteAll();
  await test.step('a charger: shown when it was added, else not found, or an error', async () => {
    faults.expect(/500|Could not read/);
    const editor = editorOf(stack);
    const id = randomUUID();
    const address = `/chargers/fresh-box-${id.slice(0, 8)}`;
    await page.goto(address);
    await expect(heading(page)).toHaveText('Charger Not Found');
    try {
      const added = { id, model: 'Fresh Box', category: 'Home', price_egp: 12_345, power_kw: 11 };
      await done(editor.from('chargers').insert(added));
      await page.reload();
      await expect(heading(page)).toHaveText('Fresh Box');
      await expect(page.getByRole('main')).toContainText('EGP 12,345');
      await expect(page).toHaveTitle(/^Fresh Box.*\| Tayar$/);
      await page.route('**/rest/v1/chargers?*', (route) =>
        route.fulfill({ status: 500, json: {} }),
      );
      await page.reload();
      await expect(heading(page)).toHaveText('Failed to load chargers. Please try again later.');
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(heading(page)).toHaveText('Fresh Box');
    } finally {
      await done(editor.from('chargers').delete().eq('id', id));
    }
  });
});

test('what is unknown says so and leads on; what cannot be read is tried again', async ({
  page,
  faults,
}) => {
  await test.step('an unknown brand’s page offers the existing brands', async () => {
    faults.expect(/500|Could not read/);
    const release = await holdBack(page, '**/rest/v1/cars?*');
    const response = await page.goto('/cars/no-such-brand');
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toHaveText('Brand Not Found');
    await expect(page.getByText('The requested brand could not be found.')).toBeVisible();
    await expect(page).toHaveTitle('Brand Not Found | Tayar');
    const byd = page.locator('main a[href="/cars/byd"]');
    release();
    await expect(byd).toContainText(/\d+ models available/);
    await expect(page.getByRole('link', { name: 'View All Car Brands' })).toHaveAttribute(
      'href',
      '/cars',
    );

    await page.unrouteAll();
    await page.route('**/rest/v1/cars?*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    const failed = page.getByText('Error loading car brands. Please try again later.');
    await expect(failed).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(byd).toBeVisible();
    await page.route('**/rest/v1/{cars,brands}?*', (route) =>
      route.fulfill({ json: route.request().url().includes('id=eq.') ? null : [] }),
    );
    await page.reload();
    await expect(page.getByText('No car brands available at the moment.')).toBeVisible();

    // Any other address is a page that is not there.
    for (const address of ['/cars/a/b/c', '/cars//x']) {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await expect(heading(page)).toHaveText('Page not found');
    }
  });
  await page.unrouteAll();
  await test.step('a brand that cannot be read says why, leads on and tries again', async () => {
    faults.expect(/500|Could not read/);
    await page.route(brandRows, (route) =>
      route.fulfill({ status: 500, json: { message: 'the database sleeps' } }),
    );
    // In Arabic without words in English.
    await page.goto('/ar/cars/no-such-brand');
    await expect(heading(page)).toHaveText('تعذر تحميل الماركة');
    await expect(page.getByRole('alert')).not.toContainText(/[a-z]/i);
    await page.goto('/cars/no-such-brand');
    await expect(heading(page)).toHaveText('Error Loading Brand');
    await expect(page.getByRole('alert')).toContainText('the database sleeps');
    await expect(page.getByRole('link', { name: 'View All Car Brands' })).toHaveAttribute(
      'href',
      '/cars',
    );
    await page.unroute(brandRows);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('Brand Not Found');
  });
  await page.unrouteAll();
  await test.step('a car’s look-up shows a loading state, then not found or an error with a way back', async () => {
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
});

test('a component that crashes shows an error in its place, and the rest of the page works', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(/no numbers here/);
  const brand = { id: 'crash-brand', name_en: 'Crash Brand' };
  const id = randomUUID();
  const models = [{ id, model: 'Crash' }];
  await page.addInitScript(() => {
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get() {
        throw new RangeError('no numbers here');
      },
    });
  });
  await withBrand(stack, brand, models, async () => {
    await page.goto(`/cars/crash-brand/crash-${id.slice(0, 8)}`);
    const crashed = page.getByRole('alert').first();
    await expect(crashed).toContainText('Unexpected Application Error!');
    await expect(crashed).toContainText('no numbers here');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Chargers' }).click();
    await expect(page).toHaveURL(/\/chargers$/);
  });
});
