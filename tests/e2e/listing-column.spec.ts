/** The filters beside the list, where only wide screens have room for them. */
import { product } from '../../src/config/product.ts';
import { expect, test } from '../support/browser.ts';
import { holdBack } from '../support/hold-back.ts';
import { focusFaults } from '../support/keyboard.ts';
import { cards, expectCount, modelsOf, openList } from '../support/listing.ts';

test('a keyboard alone filters, sorts, takes back, and opens a car', async ({ page }) => {
  await openList(page);
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('b');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Sort by')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/sort=price_asc/);
  await page.keyboard.press('Tab');
  await expect(page.locator('summary').filter({ hasText: 'Filters' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('slider').first()).toBeHidden();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('PageUp');
  await expect(page).toHaveURL(/price=/);
  await page.getByRole('checkbox', { name: /^SUV/ }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/body=SUV/);
  await page.getByRole('button', { name: 'Remove filter: SUV' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/body=SUV/);
  await expect(page.getByRole('button', { name: /^Remove filter: From EGP/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Electric Car Models' })).toBeFocused();
  await cards(page).first().getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cars\/[^/]+\/[^/]+$/);
});

test('the last filter is in sight above the bar of selected cars', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openList(page);
  await cards(page).first().getByRole('checkbox').check();
  await cards(page).nth(20).scrollIntoViewIfNeeded();
  const filters = page.getByRole('region', { name: 'Filters' });
  const last = filters.getByRole('checkbox').last();
  await last.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(last).toBeFocused();
  expect(await focusFaults(page)).toEqual([]);
});

test('filters that are set before the page is hydrated count', async ({ page, stack }) => {
  const suvs = (await modelsOf(stack)).filter(
    ({ bodyType, price }) => bodyType === 'SUV' && price !== null && price <= 2_000_000,
  );
  const release = await holdBack(page, '**/_astro/Listing*.js');
  await page.goto('/cars');
  const filters = page.getByRole('region', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^SUV/ }).check();
  await filters.getByLabel('Highest price (EGP)').fill('2 million');
  release();
  await expectCount(page, suvs.length);
  await expect(page).toHaveURL(/\?price=-2000000&body=SUV$/);
  await expect(filters.getByRole('checkbox', { name: /^SUV/ })).toBeChecked();
});

test('folded before the page is hydrated, the filters stay so and leave their room', async ({
  page,
}) => {
  const release = await holdBack(page, '**/_astro/Listing*.js');
  await page.goto('/cars');
  await page.locator('summary').filter({ hasText: 'Filters' }).click();
  release();
  await expect(cards(page)).toHaveCount(product.listingCardLimit);
  await expect(page.getByRole('slider').first()).toBeHidden();
  const columns = new Set<number>();
  for (const card of (await cards(page).all()).slice(0, 6)) {
    columns.add((await card.boundingBox())?.x ?? 0);
  }
  expect(columns.size).toBe(4);
});
