import AxeBuilder from '@axe-core/playwright';
import { expect, test, useTheme } from '../support/browser.ts';
import { addressOf, type Route, routes } from '../support/routes.ts';

const missing: Route = {
  name: 'page not found',
  address: '/no-such-page',
  title: /./,
  heading: /./,
  texts: [],
};

for (const route of [...routes, missing]) {
  for (const theme of ['light', 'dark'] as const) {
    test(`${route.name} has no accessibility fault in the ${theme} theme`, async ({
      page,
      catalogue,
    }) => {
      await useTheme(page, theme);
      await page.goto(addressOf(route, catalogue));
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      const found = violations.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
      }));
      expect(found).toEqual([]);
    });
  }

  test(`${route.name} fits a 320 px screen, in both directions of writing`, async ({
    page,
    catalogue,
    isMobile,
  }) => {
    test.skip(!isMobile, 'one width, measured once');
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(addressOf(route, catalogue));
    for (const direction of ['ltr', 'rtl']) {
      await page.locator('html').evaluate((html, dir) => html.setAttribute('dir', dir), direction);
      const wide = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        if (scrollWidth <= clientWidth) return [];
        return [...document.querySelectorAll('main *, header *, footer *')]
          .filter((element) => {
            const { left, right, width } = element.getBoundingClientRect();
            return width > 0 && (right > clientWidth + 1 || left < -1);
          })
          .slice(0, 5)
          .map((element) => element.outerHTML.slice(0, 160));
      });
      expect(wide, `${direction}: nothing reaches past the screen`).toEqual([]);
      const scrolls = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(scrolls, `${direction}: no sideways scrolling`).toBe(0);
    }
  });
}

test('axe sees a fault that is put on a page', async ({ page }) => {
  await page.goto('/about');
  await page.locator('main').evaluate((main) => main.append(document.createElement('button')));
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toContain('button-name');
});
