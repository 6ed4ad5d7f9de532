/** A name of 120 letters without a blank, which the tables allow, on every page that names a model. */
import { expect, test } from '../support/browser.ts';
import { carsOf, openWith } from '../support/compare.ts';
import { addressOf, routes } from '../support/routes.ts';
import { languages } from '../support/translated.ts';

const name = 'Q'.repeat(120);

test.use({ viewport: { width: 320, height: 640 } });

/** Puts the long name in the place of every other one. */
function lengthen(long: string): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.nodeValue ?? '';
    walker.currentNode.nodeValue = text.replaceAll('Seal RWD', long);
  }
}

const beyondScreen = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

for (const [language, inLanguage] of Object.entries(languages)) {
  for (const route of routes.filter(({ name: kind }) => /^(?:cars|brand|car)$/.test(kind))) {
    test(`${route.name} in ${language} is no wider than the screen`, async ({
      page,
      catalogue,
    }) => {
      await page.goto(inLanguage(addressOf(route, catalogue)));
      await page.evaluate(lengthen, name);
      expect(await page.evaluate(beyondScreen)).toBeLessThanOrEqual(0);
    });
  }
}

test('the comparison is no wider than the screen', async ({ page }) => {
  const [first, second] = await carsOf(page);
  const comparison = await openWith(page, first, second);
  const cell = comparison
    .getByRole('row', { name: /^Model/ })
    .locator('b')
    .first();
  await cell.evaluate((element, long) => element.replaceChildren(long), name);
  expect(await page.evaluate(beyondScreen)).toBeLessThanOrEqual(0);
  expect(
    await comparison.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth),
  ).toBeLessThanOrEqual(0);
});
