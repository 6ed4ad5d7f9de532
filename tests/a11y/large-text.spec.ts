/**
 * Who has set their browser's letters to twice the usual size sees every page whole, and what lies above it
 * (WCAG 1.4.4); tests/deep has the rest of that.
 */
import { expect, test } from '../support/browser.ts';
import { largeLetters, twiceTheUsualPx } from '../support/large-letters.ts';
import { expectFits } from '../support/reflow.ts';
import { addressOf, openRoute, routes } from '../support/routes.ts';
import { scenesOn } from '../support/scenes/scenes.ts';
import { languages } from '../support/translated.ts';

test.use(largeLetters);

for (const [language, inLanguage] of Object.entries(languages)) {
  for (const width of [320, 1280]) {
    test(`letters of twice the size fit a screen of ${width} px: ${language}`, async ({
      page,
      catalogue,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const route of routes) {
        await openRoute(page, inLanguage(addressOf(route, catalogue)));
        await expectFits(page, route.name);
      }
      await expect(page.locator('html')).toHaveCSS('font-size', `${twiceTheUsualPx}px`);
    });
  }
}

test('letters of twice the size fit before the fonts of a page are there', async ({
  page,
  catalogue,
  faults,
}) => {
  faults.expect(/fonts|Failed to load/);
  await page.route('**/fonts/*', (route) => route.abort());
  await page.setViewportSize({ width: 320, height: 844 });
  for (const inLanguage of Object.values(languages)) {
    for (const route of routes) {
      await openRoute(page, inLanguage(addressOf(route, catalogue)));
      await expectFits(page, route.name);
    }
  }
});

const above =
  /^(visit: the form with faults|insurance: the form$|comparison of two|bar of sel|filters, some)/;

for (const { name, set } of scenesOn('phone').filter((scene) => above.test(scene.name))) {
  test(`letters of twice the size fit: ${name}`, async ({ page, catalogue }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await set({ page, catalogue });
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 740 });
      await expectFits(page, `${width} px`);
    }
    const room = await page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.body).paddingBottom),
    );
    const bar = await page.locator('.compare-bar').evaluateAll(([part]) => part?.clientHeight ?? 0);
    expect(bar).toBeLessThanOrEqual(room);
  });
}
