/** The list that the page was built with puts itself right under whoever reads it. */
import { expect, type Page, test } from '../support/browser.ts';
import { expectToStand } from '../support/come-back.ts';
import { done, editorOf, nothingChanged, question } from '../support/editor.ts';
import { holdBack } from '../support/hold-back.ts';
import { cards, expectCount, modelsOf, openList } from '../support/listing.ts';
import type { Stack } from '../support/stack.ts';

/** Has the backend tell of a new price of the first car of the list, and that the third was withdrawn. */
async function tellOfChanges(page: Page, stack: Stack): Promise<string> {
  const all = await done(editorOf(stack).from('cars').select('*').eq('published', true));
  await page.goto('/cars');
  const ids: string[] = [];
  for (const index of [0, 2]) {
    const address = await cards(page).nth(index).getByRole('link').getAttribute('href');
    ids.push(address?.slice(-8) ?? '');
  }
  const [changed, gone] = ids.map((id) => all?.find((row) => row.id.startsWith(id)));
  if (!changed || !gone) throw new Error('The list shows cars that are not there');
  await page.route(question, (route) =>
    route.fulfill({
      json: {
        ...nothingChanged,
        cars: [{ ...changed, price_egp: 1_234_567 }],
        withdrawn: { ...nothingChanged.withdrawn, cars: [gone.id] },
      },
    }),
  );
  return 'EGP 1,234,567';
}

const price = (page: Page, text: string) =>
  page.locator('.models-cards .car-card').first().filter({ hasText: text });

const top = (page: Page, car: string) =>
  page
    .locator('.models-cards .car-card', { hasText: car })
    .first()
    .evaluate((card) => Math.round(card.getBoundingClientRect().top));

/** Down to the card of the middle, step by step, as a person scrolls. */
async function scrollDown(page: Page): Promise<string> {
  for (let step = 1; step <= 10; step += 1) {
    await page.evaluate(() => scrollBy({ top: 600, behavior: 'instant' }));
    await page.waitForTimeout(50);
  }
  const reading = page.locator('.models-cards .car-card').nth(14);
  await reading.evaluate((card) => card.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return (await reading.locator('h3').textContent()) ?? '';
}

test('whoever is far down the list keeps their place and their focus', async ({ page, stack }) => {
  const models = await modelsOf(stack);
  const text = await tellOfChanges(page, stack);
  const tell = await holdBack(page, '**/_astro/fresh-listing.*.js');
  await openList(page);
  const car = await scrollDown(page);
  const box = page.locator('.models-cards .car-card', { hasText: car }).getByRole('checkbox');
  await box.focus();
  const before = await top(page, car);
  tell();
  await expect(price(page, text)).toBeAttached();
  await expectCount(page, models.length - 1);
  await expect(page.locator('.models-cards .car-card')).toHaveCount(models.length - 1);
  await expect(page.locator('.models')).toHaveAttribute('data-phase', 'built');
  await expect(box).toBeFocused();
  expect(Math.abs((await top(page, car)) - before)).toBeLessThan(3);
});

test('a list that is newer than its page stands where it was, come back to or reloaded', async ({
  page,
  stack,
}) => {
  const text = await tellOfChanges(page, stack);
  await openList(page);
  await expect(price(page, text)).toBeAttached();
  const car = await scrollDown(page);
  await expectToStand(page, {
    shown: () => expect(price(page, text)).toBeAttached(),
    top: () => top(page, car),
  });
});
