/** A press that comes before the code of its island is answered once the code is there, and never lost. */

import { expect, type Page, test } from '../support/browser.ts';
import { holdBack } from '../support/hold-back.ts';
import { notice } from '../support/notice.ts';

/** Holds back the code of islands; their directive stands in the page itself. */
const holdIslands = (page: Page) => holdBack(page, '**/_astro/*.js');

test('a heart and a compare box on a brand page', async ({ page }) => {
  const release = await holdIslands(page);
  await page.goto('/cars/byd', { waitUntil: 'commit' });
  const card = page.getByRole('article').first();
  const box = card.getByRole('checkbox', { name: /^Compare/ });
  await card.getByRole('button', { name: /favorite/i }).click();
  await box.click();
  release();
  await expect(notice(page)).toContainText('Please sign in to save favorites');
  await expect(box).toBeChecked();
  await expect(page.getByRole('region', { name: 'Selected cars' })).toContainText('1 EV');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});

test('a request button of a car shows at once that it was pressed', async ({ page, catalogue }) => {
  const release = await holdIslands(page);
  await page.goto(catalogue.cars[0] ?? '', { waitUntil: 'commit' });
  const finance = page.getByRole('main').getByRole('button', { name: 'Finance', exact: true });
  await finance.click();
  await expect(finance).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(notice(page)).toContainText('Please sign in to access financing services');
  await expect(finance).not.toHaveAttribute('aria-busy');
});

test('a category of chargers', async ({ page }) => {
  const release = await holdIslands(page);
  await page.goto('/chargers', { waitUntil: 'commit' });
  const home = page.getByRole('main').getByRole('checkbox', { name: 'Home' });
  await home.check();
  release();
  await expect(page).toHaveURL(/category=home$/);
  await expect(home).toBeChecked();
});

test('filters of the list', async ({ page }) => {
  const release = await holdIslands(page);
  await page.goto('/cars', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Filters/ }).click();
  release();
  const suv = page.getByRole('checkbox', { name: /^SUV/ });
  await suv.check();
  await expect(page).toHaveURL(/body=SUV/);
  await expect(suv).toBeChecked();
});

test('where the code cannot be fetched, the page says so, and a later press works', async ({
  page,
  catalogue,
  faults,
}) => {
  faults.expect(/Failed to (?:load|fetch)|hydrat|ERR_FAILED|failed:/);
  await page.route('**/_astro/*.js*', (route) => route.abort());
  await page.goto(catalogue.cars[0] ?? '');
  const finance = page.getByRole('main').getByRole('button', { name: 'Finance', exact: true });
  await finance.click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/_astro/*.js*');
  await finance.click();
  await expect(notice(page)).toContainText('Please sign in to access financing services');
});

test('a page whose font cannot be fetched stays readable', async ({ page, faults }) => {
  faults.expect(/fonts|Failed to load/);
  await page.route('**/_astro/fonts/*', (route) => route.abort());
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
