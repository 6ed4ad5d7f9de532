/** What nobody has come near yet is not laid out in the web font (`src/site/unseen-parts.ts`), and nobody sees it. */
import { expect, type Page, test } from '../support/browser.ts';
import { sealPath } from '../support/catalogue.ts';
import { phone } from '../support/screens.ts';
import { languages } from '../support/translated.ts';
import { usesWebFont } from '../support/web-fonts.ts';

const unseen = '[data-unseen]';

async function isSet(page: Page): Promise<void> {
  await expect.poll(() => usesWebFont(page)).toBe(true);
}

for (const [language, inLanguage] of Object.entries(languages)) {
  test(`unseen parts keep their room: ${language}`, async ({ page, catalogue }) => {
    const paths = ['/', '/cars/byd', sealPath(catalogue), '/chargers', '/about'];
    for (const path of paths) {
      await page.goto(inLanguage(path), { waitUntil: 'load' });
      await isSet(page);
      const heights = await page.evaluate(async () => {
        const parts = [
          ...document.querySelectorAll(
            'main > *, main section:not([hidden], [hidden] *), main > section li, .car-grid > li, footer',
          ),
        ];
        // What is on the screen is never left out.
        const [, ...below] = parts;
        const heightWhere = async (isUnseen: boolean) => {
          for (const part of below) part.toggleAttribute('data-unseen', isUnseen);
          // Browsers remember sizes once a frame.
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
          return document.documentElement.scrollHeight;
        };
        const seen = await heightWhere(false);
        return { seen, unseen: await heightWhere(true), parts: below.length };
      });
      expect.soft(heights.unseen, path).toBe(heights.seen);
      expect.soft(heights.parts, path).toBeGreaterThan(0);
    }
  });
}

test('whoever reads on finds all of a page, down to its foot', async ({ page }) => {
  await page.goto('/', { waitUntil: 'load' });
  await isSet(page);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toHaveAttribute('data-unseen');
  const left = () => page.locator(unseen).count();
  const atFirst = await left();
  expect(atFirst).toBeGreaterThan(3);
  for (let screens = 0; screens < 20 && (await left()) > 0; screens += 1) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(100);
  }
  expect(await left()).toBe(0);
  await page.keyboard.press('End');
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toBeInViewport();
});

test('a link leads to an unseen part at once', async ({ page }) => {
  await page.goto('/', { waitUntil: 'load' });
  await isSet(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });
  await link.focus();
  await expect(link).toBeInViewport();
  await expect(link).toBeFocused();
});

test('a tab that is left unseen, for what was found in another, is gone', async ({
  page,
  catalogue,
}) => {
  await page.setViewportSize({ ...phone.viewport, height: 360 });
  await page.goto(sealPath(catalogue), { waitUntil: 'load' });
  await isSet(page);
  const specifications = page.locator('#specifications');
  await expect(specifications).toHaveAttribute('data-unseen');
  await page.locator('#features').evaluate((tab) => tab.dispatchEvent(new Event('beforematch')));
  await expect(specifications).toBeHidden();
  expect(await specifications.evaluate((tab) => tab.scrollHeight)).toBe(0);
});

test('what is pressed while the parts near the screen wait finds them there', async ({ page }) => {
  await page.addInitScript(() => {
    const frameMs = 3_000;
    window.requestAnimationFrame = (act) => window.setTimeout(act, frameMs);
  });
  await page.goto('/', { waitUntil: 'load' });
  await isSet(page);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toHaveAttribute('data-unseen', 'yet');
  await page.keyboard.press('Tab');
  await expect(footer).toHaveAttribute('data-unseen', '');
});
