/** axe finds nothing on any kind of page, which fits every screen; tests/deep has every page and state. */
import { faultsOf, translationFaultsOf } from '../support/accessibility.ts';
import { expect, type Page, test } from '../support/browser.ts';
import { seal } from '../support/catalogue.ts';
import { overflowing } from '../support/reflow.ts';
import { phone } from '../support/screens.ts';
import { inArabic } from '../support/translated.ts';

async function expectFits(page: Page, address: string): Promise<void> {
  for (const width of [320, 1024]) {
    await page.setViewportSize({ width, height: 640 });
    expect.soft(await overflowing(page), `${address}, ${width} px`).toEqual([]);
  }
  await page.setViewportSize(phone.viewport);
}

for (const addresses of [
  ['/', '/cars'],
  ['/cars/byd', seal],
  ['/chargers', '/services/insurance#plans'],
  ['/charging', '/charging/suez'],
  ['/charging/roads/cairo-assiut', '/charging/luxor'],
  ['/signup', '/no-such-page'],
]) {
  test(`in English and light, in Arabic and dark: ${addresses.join(', ')}`, async ({ page }) => {
    for (const address of addresses) {
      await page.goto(address);
      expect.soft(await faultsOf(page), address).toEqual([]);
      await expectFits(page, address);
    }
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    for (const address of addresses.map(inArabic)) {
      await page.goto(address);
      await expect(page.locator('html')).toHaveClass(/dark/);
      expect.soft(await translationFaultsOf(page), address).toEqual([]);
      await expectFits(page, address);
    }
  });
}

test('axe sees a fault that is put on a page, far below the screen too', async ({ page }) => {
  await page.goto('/about');
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
