/** axe on everything that the site can show, in both languages and themes (WCAG 2.2 AA and best practices). */
import { expectNoFaultsInThemes } from '../support/accessibility.ts';
import { test } from '../support/browser.ts';
import { addressOf, openRoute, routes } from '../support/routes.ts';
import { scenesOn } from '../support/scenes/scenes.ts';
import { desktop, phone } from '../support/screens.ts';
import { languages } from '../support/translated.ts';

// The list of all cars is long to look through.
test.describe.configure({ timeout: 120_000 });

for (const [screen, use] of Object.entries({ phone, desktop })) {
  test.describe(screen, () => {
    test.use(use);

    for (const route of routes) {
      for (const [language, inLanguage] of Object.entries(languages)) {
        test(`page: ${route.name}, ${language}`, async ({ page, catalogue }) => {
          await openRoute(page, inLanguage(addressOf(route, catalogue)));
          await expectNoFaultsInThemes(page, route.name);
        });
      }
    }

    for (const { name, faults: provoked, set } of scenesOn(screen)) {
      test(name, async ({ page, catalogue, faults }) => {
        if (provoked) faults.expect(provoked);
        await set({ page, catalogue });
        await expectNoFaultsInThemes(page, name);
      });
    }
  });
}
