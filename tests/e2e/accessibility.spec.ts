/** axe finds nothing on kinds of pages, which fit every screen; tests/deep has every page and state in both languages. */
import { faultsOf } from '../support/accessibility.ts';
import { expect, type Page, test, useTheme } from '../support/browser.ts';
import { seal } from '../support/catalogue.ts';
import { overflowing } from '../support/reflow.ts';
import { phone } from '../support/screens.ts';
import { inArabic } from '../support/translated.ts';

async function expectNoFaults(page: Page, address: string): Promise<void> {
  await page.goto(address);
  expect.soft(await faultsOf(page), address).toEqual([]);
  for (const width of [320, 1024]) {
    await page.setViewportSize({ width, height: 640 });
    expect.soft(await overflowing(page), `${address}, ${width} px`).toEqual([]);
  }
  await page.setViewportSize(phone.viewport);
}

test('axe finds nothing on a page of each kind, in English and light or in Arabic and dark, and they fit', async ({
  page,
}) => {
  await test.step('in English and light', async () => {
    for (const address of ['/', seal, '/charging', '/no-such-page']) {
      await expectNoFaults(page, address);
    }
  });
  await test.step('axe sees a fault that is put on a page, far below the screen too', async () => {
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
  await test.step('in Arabic and dark', async () => {
    await useTheme(page, 'dark');
    for (const address of ['/cars', '/chargers', '/services/insurance#plans', '/signup'].map(
      inArabic,
    )) {
      await expectNoFaults(page, address);
      await expect(page.locator('html')).toHaveClass(/dark/);
    }
  });
});
