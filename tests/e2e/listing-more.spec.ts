/** More models than the list shows at once, as in a few years' catalogue (Spec 2, 'Models view'). */
import { z } from 'zod';
import { product } from '../../src/config/product.ts';
import { expect, type Page, test } from '../support/browser.ts';
import { cards, expectCount, openList } from '../support/listing.ts';

const Column = z.object({ values: z.array(z.unknown()), at: z.array(z.number()) });
const Figures = z.array(z.number().nullable());
const File = z.object({
  version: z.literal(1),
  brands: z.array(z.object({ id: z.string(), name: z.string(), cars: z.number() })),
  ids: z.string(),
  twins: z.record(z.string(), z.string()),
  names: z.array(z.string()),
  images: Column,
  kinds: Column,
  ranges: Figures,
  evRanges: Figures,
  combinedRanges: Figures,
  prices: Figures,
  powers: Figures,
});

const twice = <Item>(items: readonly Item[]) => [...items, ...items];
const again = ({ values, at }: z.output<typeof Column>) => ({ values, at: twice(at) });

/** Every car once more, of a brand of the same name and with an id of its own. */
function doubled(file: z.output<typeof File>): z.output<typeof File> {
  const others = file.brands.map((brand) => ({ ...brand, id: `${brand.id}-again` }));
  return {
    ...file,
    brands: [...file.brands, ...others],
    ids: file.ids + [...file.ids].reverse().join(''),
    names: twice(file.names),
    images: again(file.images),
    kinds: again(file.kinds),
    ranges: twice(file.ranges),
    evRanges: twice(file.evRanges),
    combinedRanges: twice(file.combinedRanges),
    prices: twice(file.prices),
    powers: twice(file.powers),
  };
}

/** Opens the list with twice as many cars. @returns how many that are */
async function openDoubled(page: Page): Promise<number> {
  let total = 0;
  await page.route('**/data/listing/*.json', async (route) => {
    const answer = await route.fetch();
    const file = doubled(File.parse(await answer.json()));
    total = file.names.length;
    await route.fulfill({ response: answer, json: file });
  });
  await openList(page);
  await page.getByLabel('Sort by').selectOption('price_asc');
  await expect(cards(page)).toHaveCount(product.listingCardLimit);
  return total;
}

test('models beyond the first 120 wait for a button, and are there again after a visit to one', async ({
  page,
  faults,
}) => {
  // The brands that are there twice have no pictures of their own.
  faults.expect(/-again-|Failed to load resource/);
  const total = await openDoubled(page);
  expect(total).toBeGreaterThan(product.listingCardLimit);
  await expectCount(page, total);
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(cards(page)).toHaveCount(total);
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
  await expect(cards(page).nth(product.listingCardLimit).getByRole('link')).toBeFocused();

  const seen = cards(page).nth(product.listingCardLimit - 1);
  await seen.scrollIntoViewIfNeeded();
  await seen.getByRole('link').click();
  await expect(page).toHaveURL(/\/cars\/[^/]+\/[^/]+$/);
  await page.goBack();
  await expect(cards(page)).toHaveCount(total);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
});
