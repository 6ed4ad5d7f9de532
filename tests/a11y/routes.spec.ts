/**
 * The pages as they open, in English and light, then in Arabic and dark; tests/deep has the other two, and all that
 * pages can come to show, on each screen.
 */
import { faultsOf, translationFaultsOf } from '../support/accessibility.ts';
import { expect, type Page, test } from '../support/browser.ts';
import { overflowing } from '../support/reflow.ts';
import { addressOf, openRoute, type Route, routes } from '../support/routes.ts';
import { phone } from '../support/screens.ts';
import { inArabic } from '../support/translated.ts';

const missing: Route = {
  name: 'page not found',
  address: '/no-such-page',
  title: /./,
  heading: /./,
  texts: [],
};

for (const route of [...routes, missing]) {
  test(`${route.name} has no fault in either language and theme, and fits every screen`, async ({
    page,
    catalogue,
  }) => {
    const address = addressOf(route, catalogue);
    await openRoute(page, address);
    await expect(page.locator('html')).not.toHaveClass(/dark/);
    expect.soft(await faultsOf(page), 'English, light').toEqual([]);
    await expectFits(page);
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page.setViewportSize(phone.viewport);
    await openRoute(page, inArabic(address));
    await expect(page.locator('html')).toHaveClass(/dark/);
    expect.soft(await translationFaultsOf(page), 'Arabic, dark').toEqual([]);
    await expectFits(page);
  });
}

async function expectFits(page: Page): Promise<void> {
  for (const width of [320, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 640 });
    expect.soft(await overflowing(page), `${width} px`).toEqual([]);
  }
}

test('axe sees a fault that is put on a page, far below the screen too', async ({ page }) => {
  await page.goto('/');
  await page.locator('footer').evaluate((footer) => {
    const text = document.createElement('p');
    text.textContent = 'What cannot be read';
    Object.assign(text.style, { color: '#777', background: '#888' });
    footer.append(text, document.createElement('button'));
  });
  const faults = (await faultsOf(page)).join();
  expect(faults).toContain('button-name');
  expect(faults).toContain('color-contrast');
});
