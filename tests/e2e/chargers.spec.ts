import { expect, type Page, test } from '../support/browser.ts';

const list = (page: Page) => page.locator('.charger-list').filter({ visible: true });
const cards = (page: Page) => list(page).locator('.charger').filter({ visible: true });
const box = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${name} \\d+$`) });
const clear = (page: Page) => page.getByRole('button', { name: 'Clear All Filters' });

/** How many chargers the filter says there are of a category. */
async function countOf(page: Page, category: string): Promise<number> {
  const label = page.locator('.charger-filter label', { has: box(page, category) });
  return Number(/\d+$/.exec((await label.textContent()) ?? '')?.[0]);
}

test('a category shows its chargers only, says how many and stands in the address', async ({
  page,
}) => {
  await page.goto('/chargers');
  const all = await cards(page).count();
  expect(all).toBeGreaterThanOrEqual(15);
  await expect(page.getByRole('status').filter({ visible: true })).toHaveText(`${all} chargers`);
  const portable = await countOf(page, 'Portable');
  const rapid = await countOf(page, 'Business, rapid');

  await box(page, 'Portable').check();
  await expect(cards(page)).toHaveCount(portable);
  await expect(page.locator('.charger-count')).toHaveText(`${portable} of ${all} chargers`);
  await box(page, 'Business, rapid').check();
  await expect(cards(page)).toHaveCount(portable + rapid);
  await expect(page).toHaveURL(/\/chargers\?category=business\+dc&category=portable$/);

  await clear(page).click();
  await expect(cards(page)).toHaveCount(all);
  await expect(page.locator('.charger-count')).toHaveText(`${all} chargers`);
  await expect(page).toHaveURL(/\/chargers$/);
});

test('a choice can be shared, and is there again after Back', async ({ page }) => {
  await page.goto('/chargers?category=Portable');
  await expect(box(page, 'Portable')).toBeChecked();
  const portable = await countOf(page, 'Portable');
  await expect(cards(page)).toHaveCount(portable);
  await box(page, 'Home').check();
  await expect(cards(page)).toHaveCount(portable + (await countOf(page, 'Home')));
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/chargers\/.+/);
  await page.goBack();
  await expect(box(page, 'Home')).toBeChecked();
  await expect(box(page, 'Portable')).toBeChecked();
  await expect(cards(page)).toHaveCount(portable + (await countOf(page, 'Home')));
});

test('a category that there is no more says so, and lets go of it', async ({ page }) => {
  await page.goto('/chargers?category=solar');
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByText('No chargers available with the selected filters.')).toBeVisible();
  await clear(page).last().click();
  await expect(page.getByText('No chargers available')).toBeHidden();
  expect(await cards(page).count()).toBeGreaterThan(10);
  await expect(page).toHaveURL(/\/chargers$/);
  await expect(page.locator('.charger-filter summary')).toBeFocused();
});

test('an empty category is none, and the way back from a charger leads to the chosen ones', async ({
  page,
}) => {
  await page.goto('/chargers?category=');
  expect(await cards(page).count()).toBeGreaterThan(10);
  await page.goto('/chargers?category=home');
  await cards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/chargers\/.+/);
  await page.getByRole('link', { name: 'All chargers' }).click();
  await expect(page).toHaveURL('/chargers?category=home');
});

test('the filter works by keyboard and can be folded away', async ({ page }) => {
  await page.goto('/chargers');
  const summary = page.locator('.charger-filter summary');
  await summary.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/category=home$/);
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(box(page, 'Home')).toBeHidden();
  await expect(page).toHaveURL(/category=home$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filter still filters, folds and clears', async ({ page }) => {
    await page.goto('/chargers');
    const all = await cards(page).count();
    const business = await countOf(page, 'Business');
    await box(page, 'Business').check();
    await expect(cards(page)).toHaveCount(business);
    await clear(page).click();
    await expect(cards(page)).toHaveCount(all);
    await page.locator('.charger-filter summary').click();
    await expect(box(page, 'Business')).toBeHidden();
  });
});
