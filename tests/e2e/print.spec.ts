/** What a page is on paper: what can be read, whole, and who it is from. */
import { expect, test } from '../support/browser.ts';

test('a list on paper has all of its pictures, and nothing that acts', async ({ page }) => {
  await page.goto('/cars/byd');
  await page.emulateMedia({ media: 'print' });
  const cards = page.locator('.car-card');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
  await expect(cards.locator('input').first()).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toContainText('Tayar');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /^\+20/ })).toBeVisible();

  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(cards.locator('img')).toHaveCount(await cards.count());
});
