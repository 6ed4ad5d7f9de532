/** Who has set their browser's letters to twice the usual size sees every page whole (WCAG 1.4.4). */
import { expect, test } from '../support/browser.ts';
import { cutTexts, overflowing } from '../support/reflow.ts';
import { addressOf, routes } from '../support/routes.ts';
import { languages } from '../support/translated.ts';

const twiceTheUsualPx = 32;

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const setting = `--blink-settings=defaultFontSize=${twiceTheUsualPx}`;
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), setting] });
  },
});

for (const [language, inLanguage] of Object.entries(languages)) {
  for (const width of [320, 1280]) {
    test(`letters of twice the size fit a screen of ${width} px: ${language}`, async ({
      page,
      catalogue,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const route of routes) {
        await page.goto(inLanguage(addressOf(route, catalogue)));
        expect.soft(await overflowing(page), route.name).toEqual([]);
        expect.soft(await cutTexts(page), route.name).toEqual([]);
      }
      await expect(page.locator('html')).toHaveCSS('font-size', `${twiceTheUsualPx}px`);
    });
  }
}
