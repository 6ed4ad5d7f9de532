import { readableWithoutScript } from '../budgets.ts';
import { expect, test } from '../support/browser.ts';
import { addressOf, routes } from '../support/routes.ts';

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a person can go from home to a brand to a car and read it', async ({ page }) => {
    await page.goto('/');
    await page.locator('main a[href="/cars/byd"]').click();
    await expect(page.locator('h1')).toHaveText('BYD Electric Vehicles');
    const card = page.locator('main a[href^="/cars/byd/seal-rwd"]').first();
    await expect(page.locator('main')).toContainText('Price From');
    await card.click();
    await expect(page.locator('h1')).toContainText('Seal RWD');
    const main = page.locator('main');
    for (const figure of ['2,200,000', '570', '82.5', '313', '5.9', 'CCS2', '4,800']) {
      await expect.soft(main).toContainText(figure);
    }
    for (const name of ['Key Specifications', 'Full Specifications', 'Schedule a Visit']) {
      await expect.soft(main.getByText(name).first()).toBeVisible();
    }
    await page.locator('main a[href="/cars/byd"], main a[href="/cars"]').first().click();
    await expect(page.locator('h1')).toHaveCount(1);
  });

  test('no button that needs a script is left on the screen', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[data-theme-toggle]')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Finance' })).toHaveCount(0);
  });

  test('the menu opens, and a car can be asked about by chat', async ({ page, catalogue }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(catalogue.cars[0] ?? '/cars');
    await expect(page.getByRole('link', { name: 'Contact Sales Team' })).toBeVisible();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.locator('#site-menu').getByRole('link', { name: 'Chargers' })).toBeVisible();
  });
});

for (const route of routes) {
  test(`${route.name} reads the same with and without JavaScript`, async ({
    browser,
    catalogue,
    stack,
  }) => {
    const lengths: number[] = [];
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ javaScriptEnabled, baseURL: stack.siteUrl });
      const page = await context.newPage();
      await page.goto(addressOf(route, catalogue), {
        waitUntil: javaScriptEnabled ? 'networkidle' : 'load',
      });
      // What only acts with a script is nothing to read, such as a box to tick for a comparison.
      await page.locator('.needs-script').evaluateAll((parts) => {
        for (const part of parts) part.remove();
      });
      // biome-ignore lint/performance/useDomNodeTextContent: hidden text is not readable text
      lengths.push((await page.locator('body').innerText()).replace(/\s+/g, ' ').length);
      await context.close();
    }
    const [scripted = 0, plain = 0] = lengths;
    expect(scripted).toBeGreaterThan(200);
    expect(plain).toBeGreaterThanOrEqual(scripted * readableWithoutScript);
  });
}
