/** Narrow and enlarged screens, spread text, and a phone held sideways (WCAG 1.4.4, 1.4.10 and 1.4.12). */
import { expect, test } from '../support/browser.ts';
import { expectDeskFits } from '../support/narrow-desk.ts';
import { expectFits, spreadText } from '../support/reflow.ts';
import { addressOf, openRoute, routes } from '../support/routes.ts';
import { scenesOn } from '../support/scenes/scenes.ts';
import { desktop, phone } from '../support/screens.ts';
import { languages } from '../support/translated.ts';

/** The narrowest screen, which is also one of 1,280 px enlarged to 400%. */
const narrowest = { width: 320, height: 640 };

test.describe('320 px wide', () => {
  test.use({ ...phone, viewport: narrowest });

  for (const { name, faults: provoked, set } of scenesOn('phone')) {
    test(name, async ({ page, catalogue, faults }) => {
      if (provoked) faults.expect(provoked);
      await set({ page, catalogue });
      await expectFits(page, '320 px');
      await spreadText(page);
      await expectFits(page, 'spread');
    });
  }
});

const pages = routes.flatMap((route) =>
  Object.entries(languages).map(([language, inLanguage]) => ({ route, language, inLanguage })),
);

for (const { route, language, inLanguage } of pages) {
  test(`page, enlarged and spread: ${route.name}, ${language}`, async ({ page, catalogue }) => {
    await openRoute(page, inLanguage(addressOf(route, catalogue)));
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: 512 });
      await expectFits(page, `${width} px`);
    }
    await spreadText(page);
    for (const width of [320, 640, desktop.viewport.width]) {
      await page.setViewportSize({ width, height: 512 });
      await expectFits(page, `${width} px, spread`);
    }
  });
}

for (const [language, inLanguage] of Object.entries(languages)) {
  test(`the desk, 320 px wide, ${language}`, async ({ page, stack }) => {
    await expectDeskFits(page, stack, (paths) => paths.map(inLanguage));
  });
}

test.describe('a phone held sideways', () => {
  test.use({ ...phone, viewport: { width: 844, height: 390 } });
  const inDialogs = /form$|comparison of two|filters, some|deleting/;

  for (const { name, set } of scenesOn('phone').filter((scene) => inDialogs.test(scene.name))) {
    test(name, async ({ page, catalogue }) => {
      await set({ page, catalogue });
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
      const controls = dialog.locator(
        'input:not([type=range], [type=radio]), select, textarea, button, a',
      );
      for (const control of await controls.filter({ visible: true }).all()) {
        await control.scrollIntoViewIfNeeded();
        await expect(control).toBeInViewport();
      }
      // What scrolls shows more than a line of the form beside what stays.
      const room = await dialog.evaluate((panel) => {
        const scroller = panel.querySelector('.dialog-body, details') ?? panel;
        const foot = panel.querySelector('.request-send, .filters-foot')?.clientHeight ?? 0;
        return Math.min(scroller.clientHeight, innerHeight) - foot;
      });
      expect(room).toBeGreaterThan(120);
    });
  }
});
