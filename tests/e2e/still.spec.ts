/** Nothing moves under a reader's eyes while a page comes in (GOALS, 3). */
import { expect, test } from '../support/browser.ts';
import { sealPath } from '../support/catalogue.ts';

const slowFontMs = 1_200;

test('letters that come late move nothing, nor does the reason to sign in', async ({
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
  for (const path of ['/', sealPath(catalogue), '/signin?reason=insurance']) {
    await page.goto(path, { waitUntil: 'load' });
    await page.waitForTimeout(slowFontMs + 300);
    const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
    expect(shift, path).toBeLessThan(0.005);
  }
});
