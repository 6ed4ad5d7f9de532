/** The pages as they open; tests/deep has all that they can come to show, on each screen. */
import { colourFaultsOf, faultsOf } from '../support/accessibility.ts';
import { expect, test } from '../support/browser.ts';
import { overflowing } from '../support/reflow.ts';
import { addressOf, type Route, routes } from '../support/routes.ts';

const missing: Route = {
  name: 'page not found',
  address: '/no-such-page',
  title: /./,
  heading: /./,
  texts: [],
};

for (const route of [...routes, missing]) {
  test(`${route.name} has no fault in either theme, and fits every screen`, async ({
    page,
    catalogue,
  }) => {
    await page.goto(addressOf(route, catalogue));
    await expect(page.locator('html')).not.toHaveClass(/dark/);
    expect.soft(await faultsOf(page), 'light').toEqual([]);
    await page.locator('[data-theme-toggle]').filter({ visible: true }).click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    expect.soft(await colourFaultsOf(page), 'dark').toEqual([]);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 640 });
      for (const direction of ['ltr', 'rtl']) {
        await page
          .locator('html')
          .evaluate((html, dir) => html.setAttribute('dir', dir), direction);
        expect.soft(await overflowing(page), `${width} px, ${direction}`).toEqual([]);
      }
    }
  });
}

test('axe sees a fault that is put on a page', async ({ page }) => {
  await page.goto('/about');
  await page.locator('main').evaluate((main) => main.append(document.createElement('button')));
  expect((await faultsOf(page)).join()).toContain('button-name');
});
