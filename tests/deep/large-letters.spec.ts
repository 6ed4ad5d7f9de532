/** With the browser's letters at twice the usual size nothing on any page is cut off (WCAG 1.4.4). */
import { test } from '../support/browser.ts';
import { enlargeLetters } from '../support/large-letters.ts';
import { expectFits } from '../support/reflow.ts';
import { addressOf, openRoute, routes } from '../support/routes.ts';
import { scenesOn } from '../support/scenes/scenes.ts';
import { phone } from '../support/screens.ts';
import { languages } from '../support/translated.ts';

test.use(phone);

for (const { name, faults: provoked, set } of scenesOn('phone')) {
  test(name, async ({ page, catalogue, faults }) => {
    if (provoked) faults.expect(provoked);
    await enlargeLetters(page);
    await set({ page, catalogue });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await expectFits(page, `${width} px`);
    }
  });
}

for (const route of routes) {
  for (const [language, inLanguage] of Object.entries(languages)) {
    test(`page: ${route.name}, ${language}`, async ({ page, catalogue }) => {
      await enlargeLetters(page);
      await page.setViewportSize({ width: 320, height: 844 });
      await openRoute(page, inLanguage(addressOf(route, catalogue)));
      await expectFits(page, '320 px');
    });
  }
}
