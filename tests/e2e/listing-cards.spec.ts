/** The cards of the list take up other cars: each is then what the build draws for that car on its brand's page. */
import { expect, type Page, test } from '../support/browser.ts';
import { cards, expectCount, modelsOf, names, openList } from '../support/listing.ts';

/** Cards, by the beginning of their car's id, without what only the list's own have or lack. */
function readCards(page: Page, built: readonly string[]): Promise<[string, string, string][]> {
  return page.evaluate((pages) => {
    const documents = pages.map((html) => new DOMParser().parseFromString(html, 'text/html'));
    return (pages.length > 0 ? documents : [document]).flatMap((source) =>
      [...source.querySelectorAll('.car-grid .car-card')].map((original) => {
        const card = original.cloneNode(true) as Element;
        card.removeAttribute('data-car');
        const heart = card.querySelector<HTMLElement>('.favourite');
        const key = heart?.dataset.favourite?.slice('car:'.length).slice(0, 8) ?? '';
        heart?.setAttribute('data-favourite', key);
        // Pages without a form leave it out.
        heart?.removeAttribute('type');
        const place = card.querySelector('.picture');
        // Those at the head of a page are fetched in another way.
        const picture = [...(place?.querySelectorAll('picture:has([loading="lazy"]) > *') ?? [])];
        const attributes = picture.map((part) =>
          [...part.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
        );
        const said = attributes.flat().filter((attribute) => !attribute.startsWith('sizes='));
        place?.replaceChildren();
        return [key, card.outerHTML, said.join('\n')] as [string, string, string];
      }),
    );
  }, built);
}

for (const language of ['', '/ar']) {
  test(`a card that took up another car says all that its own would${language}`, async ({
    page,
    catalogue,
    stack,
  }) => {
    const brands = await Promise.all(
      catalogue.brands.map(async (brand) => {
        const html = await (await page.request.get(language + brand)).text();
        // The policy of the list's page allows none of their styles.
        return html.replaceAll(/<style.*?<\/style>/gs, '');
      }),
    );
    await page.goto(`${language}/cars?sort=price_desc`);
    await expect(page.locator('.models')).toHaveAttribute('data-phase', 'answer');
    await expect(cards(page)).toHaveCount((await modelsOf(stack)).length);
    // Once more round, so that each card has been of several cars.
    for (const order of ['price_asc', 'range_desc']) {
      await page.locator('select[name="sort"]').selectOption(order);
      await page.waitForTimeout(500);
    }
    const built = new Map((await readCards(page, brands)).map(([key, ...card]) => [key, card]));
    const shown = await readCards(page, []);
    expect(shown).toHaveLength(built.size);
    let pictures = 0;
    for (const [key, card, picture] of shown) {
      const [ownCard, ownPicture] = built.get(key) ?? [];
      expect.soft(card).toBe(ownCard);
      if (!picture || !ownPicture) continue;
      expect.soft(picture).toBe(ownPicture);
      pictures += 1;
    }
    expect(pictures).toBeGreaterThan(0);
  });
}

test('a card that takes up another car leaves nothing of the one before', async ({
  page,
  stack,
}) => {
  const models = await modelsOf(stack);
  await openList(page);
  const box = cards(page).first().getByRole('checkbox');
  await box.check();
  await page.getByLabel('Sort by').selectOption('price_desc');
  await expect(page.locator('.models')).toHaveAttribute('data-phase', 'answer');
  await expect(box).not.toBeChecked();
  await expectCount(page, models.length);
  await page.getByLabel('Sort by').selectOption('default');
  await expect(box).toBeChecked();
});

test('whoever scrolls before all cards are right sees none that is no answer', async ({
  page,
  stack,
}) => {
  const models = await modelsOf(stack);
  await openList(page);
  await expect(cards(page)).toHaveCount(models.length);
  // From now on the browser always has something better to do.
  await page.evaluate(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.getByLabel('Sort by').selectOption('price_desc');
  const price = new Map(models.map((model) => [model.name, model.price]));
  const dearest = models
    .map((model) => model.price ?? 0)
    .toSorted((a, b) => b - a)
    .slice(0, models.length / 2);
  await expect(async () => {
    const shown = (await names(page)).map((name) => price.get(name));
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.length).toBeLessThan(dearest.length);
    expect(shown).toEqual(dearest.slice(0, shown.length));
  }).toPass();
});
