/** A page is set in its web font part by part (`src/site/part-by-part.ts`), and nobody sees any of it. */
import { expect, type Page, test } from '../support/browser.ts';
import { sealPath } from '../support/catalogue.ts';
import { languages } from '../support/translated.ts';
import { usesWebFont } from '../support/web-fonts.ts';

const waiting = '[data-waits]';

async function isSet(page: Page): Promise<void> {
  await expect.poll(() => usesWebFont(page)).toBe(true);
  await expect(page.locator(waiting)).toHaveCount(0);
}

for (const [language, inLanguage] of Object.entries(languages)) {
  test(`parts that wait keep their room: ${language}`, async ({ page, catalogue }) => {
    const paths = ['/', '/cars', '/cars/byd', sealPath(catalogue), '/chargers', '/about'];
    for (const path of paths) {
      await page.goto(inLanguage(path), { waitUntil: 'load' });
      await isSet(page);
      const heights = await page.evaluate(async () => {
        const height = () => document.documentElement.scrollHeight;
        const shown = height();
        const parts = [...document.querySelectorAll('main > *, main > section li, footer')];
        // What is on the screen never waits.
        for (const part of parts.slice(1)) part.toggleAttribute('data-waits', true);
        return {
          shown,
          waiting: height(),
          skipped: document.querySelectorAll('[data-waits]').length,
        };
      });
      expect.soft(heights.waiting, path).toBe(heights.shown);
      expect.soft(heights.skipped, path).toBeGreaterThan(0);
    }
  });
}

test('what stands below the screen is set a part at a time', async ({ page }) => {
  await page.addInitScript((waiting) => {
    const counts: number[] = [];
    Reflect.set(window, 'waited', counts);
    new MutationObserver(() => counts.push(document.querySelectorAll(waiting).length)).observe(
      document,
      { attributeFilter: ['data-waits'], subtree: true },
    );
  }, waiting);
  await page.goto('/');
  await isSet(page);
  const counts = await page.evaluate((): number[] => Reflect.get(window, 'waited'));
  // A part at a time, from the top of the page down.
  expect(new Set(counts).size).toBeGreaterThan(3);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
