/** The filters beside the list, where only wide screens have room for them (Spec 5, 'Filters'). */
import { expect, test } from '../support/browser.ts';
import { focusFaults } from '../support/keyboard.ts';
import { cards, openList } from '../support/listing.ts';

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
  await page.locator('input[value="SUV"]').focus();
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
  await cards(page).nth(30).scrollIntoViewIfNeeded();
  const last = page.locator('.filters input[type=checkbox]').last();
  await last.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(last).toBeFocused();
  expect(await focusFaults(page)).toEqual([]);
});
