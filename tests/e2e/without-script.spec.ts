import { readableWithoutScript } from '../budgets.ts';
import { expect, test } from '../support/browser.ts';
import { readableLengths } from '../support/readable.ts';
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
    await expect(page.getByRole('button', { name: 'Dark theme' })).toBeHidden();
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
    const address = new URL(addressOf(route, catalogue), stack.siteUrl).href;
    const { scripted, plain } = await readableLengths(browser, address);
    expect(scripted).toBeGreaterThan(200);
    expect(plain).toBeGreaterThanOrEqual(scripted * readableWithoutScript);
  });
}
