/** The list shows some models at first, and more on demand. */
import { product } from '../../src/config/product.ts';
import { expect, test } from '../support/browser.ts';
import { cards, modelsOf, openList, showAll } from '../support/listing.ts';

const { listingCardLimit: limit } = product;

test('more models wait for a button, and are there again after a visit to one', async ({
  page,
  stack,
}) => {
  const { length: total } = await modelsOf(stack);
  await openList(page);
  await expect(cards(page)).toHaveCount(limit);
  const more = page.getByRole('button', { name: 'Show more' });
  await more.press('Enter');
  await expect(cards(page)).toHaveCount(2 * limit);
  await expect(page.getByText(`${2 * limit} of ${total} models shown`)).toBeVisible();
  await expect(more).toBeFocused();

  const seen = cards(page).nth(2 * limit - 1);
  await seen.scrollIntoViewIfNeeded();
  await seen.getByRole('link').click();
  await expect(page).toHaveURL(/\/cars\/[^/]+\/[^/]+$/);
  await page.goBack();
  await expect(cards(page)).toHaveCount(2 * limit);
  await expect(seen).toBeInViewport();
});

test('where the button goes, the focus goes on at the first new model', async ({ page, stack }) => {
  const { length: total } = await modelsOf(stack);
  await openList(page);
  const more = page.getByRole('button', { name: 'Show more' });
  for (let shown = limit; shown + limit < total; shown += limit) await more.press('Enter');
  const before = await cards(page).count();
  await more.press('Enter');
  await expect(cards(page)).toHaveCount(total);
  await expect(more).toHaveCount(0);
  await expect(cards(page).nth(before).getByRole('link')).toBeFocused();
});

test('another question starts from the first models again', async ({ page }) => {
  await openList(page);
  await showAll(page);
  await page.getByLabel('Sort by').selectOption('price_asc');
  await expect(cards(page)).toHaveCount(limit);
  await expect(cards(page).first()).toBeInViewport();
});
