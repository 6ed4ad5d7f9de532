/** Nothing moves under a reader's eyes while a page comes in (GOALS, 3). */
import { expect, test } from '../support/browser.ts';
import { sealPath } from '../support/catalogue.ts';
import { languages } from '../support/translated.ts';

const slowFontMs = 1_200;

for (const [language, inLanguage] of Object.entries(languages)) {
  test(`letters that come late move nothing, nor does the reason to sign in: ${language}`, async ({
    page,
    catalogue,
  }) => {
    await page.route('**/fonts/*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, slowFontMs));
      await route.continue();
    });
    await page.addInitScript(() => {
      let shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, 'value'));
        document.documentElement.dataset.shift = String(shift);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of ['/', '/cars', sealPath(catalogue), '/signin?reason=insurance']) {
      await page.goto(inLanguage(path), { waitUntil: 'load' });
      await page.waitForTimeout(slowFontMs + 300);
      const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
      expect.soft(shift, path).toBeLessThan(0.005);
    }
  });
}
