/** Every page can be read without JavaScript, and offers nothing that would not work. */
import { product } from '#config/product.ts';
import { readableWithoutScript } from '../budgets.ts';
import { expect, test } from '../support/browser.ts';
import { seal } from '../support/catalogue.ts';
import { cards } from '../support/listing.ts';
import { inArabic } from '../support/translated.ts';

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a person reads a car and goes back; lists have no control that would do nothing; Arabic pages lead to English ones', async ({
    page,
    catalogue,
  }) => {
    await test.step('a person goes from home to a brand to a car, reads it, and goes back', async () => {
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Dark theme' })).toBeHidden();
      await expect(page.getByRole('button', { name: 'Finance' })).toHaveCount(0);
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(
        page.locator('#site-menu').getByRole('link', { name: 'Chargers' }),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await page.locator('main a[href="/cars/byd"]').click();
      await expect(page.locator('h1')).toHaveText('BYD Electric Vehicles');
      await expect(page.locator('main')).toContainText('Price From');
      const count = await page.getByRole('article').count();
      await expect(page.getByRole('article').locator('img')).toHaveCount(count);

      await page.locator('main a[href^="/cars/byd/seal-rwd"]').first().click();
      await expect(page.locator('h1')).toContainText('Seal RWD');
      const main = page.locator('main');
      for (const figure of ['2,200,000', '570', '82.5', '313', '5.9', 'CCS2', '4,800']) {
        await expect.soft(main).toContainText(figure);
      }
      for (const name of ['Overview', 'Full Specifications', 'Features']) {
        await expect.soft(page.getByRole('heading', { level: 2, name })).toBeVisible();
      }
      await page
        .getByRole('region', { name: 'In short' })
        .getByRole('link', { name: 'Plug' })
        .click();
      await expect(page.getByRole('heading', { level: 2, name: 'Charging' })).toBeInViewport();
      await expect(main.getByRole('img', { name: /picture \d of 2/ })).toHaveCount(2);
      for (const name of ['Share', 'Next picture']) {
        await expect(page.getByRole('button', { name })).toBeHidden();
      }
      await expect(page.getByRole('link', { name: 'Contact Sales Team' })).toBeVisible();
      const similar = page.getByRole('region', { name: 'Similar cars' }).getByRole('listitem');
      await expect(similar).toHaveCount(4);
      await expect(similar.first()).toContainText(/[\d,]+ km.*(?:EGP\s[\d,]+|N\/A)/);
      await page.getByRole('link', { name: 'Back to all cars' }).click();
      await expect(page).toHaveURL(/\/cars$/);
    });
    await test.step('lists have no control that would do nothing; chargers are filtered', async () => {
      await page.goto('/cars');
      await expect(cards(page)).toHaveCount(product.listingCardsInPage);
      const linked = await page
        .getByRole('region', { name: 'All models by brand' })
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(linked.toSorted()).toEqual([...catalogue.brands, ...catalogue.cars].toSorted());
      // Before anybody acts, so that phones lay it out quickly.
      expect(await page.locator('*').count()).toBeLessThan(1300);
      for (const role of ['radio', 'slider'] as const) {
        await expect(page.getByRole(role)).toHaveCount(0);
      }
      for (const name of ['Compare Selected (0/2)', 'Filters', 'Clear All Filters', 'Show more']) {
        await expect(page.getByRole('button', { name })).toHaveCount(0);
      }
      await expect(page.getByLabel('Sort by')).toBeHidden();

      await page.goto('/chargers');
      const chargers = page.locator('main li.charger').filter({ visible: true });
      const all = await chargers.count();
      await page.locator('main summary').filter({ hasText: 'Filter' }).click();
      const box = page.getByRole('checkbox', { name: /^Business \d+$/ });
      const label = page.locator('label', { has: box });
      const business = Number(/\d+$/.exec((await label.textContent()) ?? '')?.[0]);
      expect(business).toBeLessThan(all);
      await box.check();
      await expect(chargers).toHaveCount(business);
      await page.getByRole('button', { name: 'Clear All Filters' }).click();
      await expect(chargers).toHaveCount(all);
      await page.goto('/cars/fresh-brand');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      await expect(page.getByText('Loading brand…')).toBeHidden();
    });
    await test.step('an Arabic car is reached, and read in English as well', async () => {
      await page.goto('/ar');
      await page.locator('main a[href="/ar/cars/byd"]').click();
      await page
        .locator(`main a[href="${inArabic(seal)}"]`)
        .first()
        .click();
      await expect(page.locator('h1')).toContainText('Seal RWD');
      for (const text of ['٢٬٢٠٠٬٠٠٠ ج.م.', '٥٧٠ كم', '٨٢٫٥ ك.و.س', 'CCS2']) {
        await expect.soft(page.locator('main')).toContainText(text);
      }
      await page.locator('header').getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(seal);
    });
  });
});

test('pages read the same with and without JavaScript', async ({ browser, stack }) => {
  const paths = ['/', '/cars', seal, '/chargers', '/signin'];
  const [scripted, plain] = [new Map<string, number>(), new Map<string, number>()];
  for (const [lengths, javaScriptEnabled] of [
    [scripted, true],
    [plain, false],
  ] as const) {
    const page = await browser.newPage({ javaScriptEnabled, baseURL: stack.siteUrl });
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'load' });
      // Parts that only act by script are no text.
      await page.locator('.needs-script').evaluateAll((parts) => {
        for (const part of parts) part.remove();
      });
      // biome-ignore lint/performance/useDomNodeTextContent: hidden text is not readable text
      const text = await page.locator('body').innerText();
      lengths.set(path, text.replace(/\s+/g, ' ').length);
    }
    await page.close();
  }
  for (const path of paths) {
    const length = scripted.get(path) ?? 0;
    expect.soft(length, path).toBeGreaterThan(200);
    expect.soft(plain.get(path), path).toBeGreaterThanOrEqual(length * readableWithoutScript);
  }
});
