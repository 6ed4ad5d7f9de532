/** A list that is older than the catalogue shows what has changed since its build. */
import { expect, type Page, test } from '../support/browser.ts';
import { done, editorOf, nothingChanged, question } from '../support/editor.ts';
import { cards, expectCount, modelsOf, openList, wake } from '../support/listing.ts';
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
  return gone.model;
}

test('a change shows by itself: a new price, and a car less', async ({ page, stack }) => {
  const models = await modelsOf(stack);
  const gone = await tellOfChanges(page, stack);
  await page.goto('/cars');
  await expect(cards(page).first()).toContainText('EGP 1,234,567');
  await expectCount(page, models.length - 1);
  await expect(cards(page).filter({ hasText: gone })).toHaveCount(0);
});

test('filters, orders and the brands count with what has changed', async ({ page, stack }) => {
  await tellOfChanges(page, stack);
  await openList(page, '?price=1234567-1234567');
  await expectCount(page, 1);
  await expect(cards(page)).toContainText('EGP 1,234,567');
});

test('a list that is newer than its page stands where it was after a reload', async ({
  page,
  stack,
}) => {
  await tellOfChanges(page, stack);
  await openList(page);
  await expect(cards(page).first()).toContainText('EGP 1,234,567');
  const read = cards(page).nth(18);
  await read.evaluate((card) => card.scrollIntoView({ block: 'center' }));
  const name = (await read.getByRole('heading').textContent()) ?? '';
  const top = () => read.evaluate((card) => Math.round(card.getBoundingClientRect().top));
  const before = await top();
  await page.reload();
  await wake(page);
  await expect(read).toContainText(name);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3);
});
