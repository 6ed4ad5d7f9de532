/** The list of all models: cards, filters, search and order. */
import { product } from '#config/product.ts';
import { expect, test } from '../support/browser.ts';
import {
  cards,
  expectCount,
  filters,
  highest,
  modelsOf,
  names,
  openList,
  putFiltersAway,
  showAll,
} from '../support/listing.ts';

const { listingCardLimit: limit } = product;

test('all models stand there first, more wait for a button, and brands are the other view', async ({
  page,
  stack,
}) => {
  const models = await modelsOf(stack);
  const { length: total } = models;
  await openList(page);
  await expect(page.getByRole('radio', { name: 'View All Models' })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Electric Car Models' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Compare Selected (0/2)' })).toBeVisible();
  await expect(page.getByLabel('Sort by')).toHaveValue('default');
  await expect(page.getByLabel('Sort by').locator('option')).toHaveText([
    'Default',
    'Price: Low to High',
    'Price: High to Low',
    'Range: Longest',
    'Power: Highest',
  ]);
  await expectCount(page, total);
  await expect(cards(page)).toHaveCount(limit);
  // The order is said, and the first card is in the first screen.
  await expect(page.getByText(/^Official dealer, recorded plug and CCS2 first/)).toBeVisible();
  await expect(cards(page).first()).toContainText('Official dealer');
  await expect(cards(page).first().getByText('Everyday range')).toBeInViewport();

  const more = page.getByRole('button', { name: 'Show more' });
  await more.press('Enter');
  await expect(cards(page)).toHaveCount(2 * limit);
  await expect(page.getByText(`${2 * limit} of ${total} models shown`)).toBeVisible();
  await expect(more).toBeFocused();
  for (let shown = 2 * limit; shown + limit < total; shown += limit) await more.press('Enter');
  const before = await cards(page).count();
  await more.press('Enter');
  await expect(cards(page)).toHaveCount(total);
  await expect(more).toHaveCount(0);
  // Where the button goes, the focus goes on at the first new model.
  await expect(cards(page).nth(before).getByRole('link')).toBeFocused();

  const last = cards(page).last();
  await last.scrollIntoViewIfNeeded();
  await expect
    .poll(() => last.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByLabel('Sort by').selectOption('price_asc');
  await expect(cards(page)).toHaveCount(limit);
  await expect(cards(page).first()).toBeInViewport();

  await page.getByLabel('Sort by').selectOption('default');
  await page.getByText('View Brands', { exact: true }).click();
  await expect(page).toHaveURL(/\?view=brands$/);
  await expect(page.getByRole('heading', { name: 'Electric Car Brands' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Electric Car Models' })).toBeHidden();
  const byd = models.filter(({ name }) => name.startsWith('BYD ')).length;
  await page.getByRole('link', { name: `BYD ${byd} models available` }).click();
  await expect(page).toHaveURL('/cars/byd');
  await page.getByRole('link', { name: 'Back to All Brands' }).click();
  await expect(page).toHaveURL('/cars?view=brands');
  await expect(page.getByRole('heading', { name: 'Electric Car Brands' })).toBeVisible();
});

/** A handle's figure as it is read out, whatever stands around it. */
const inFigures = (figure: number) => new RegExp(`\\b${figure.toLocaleString('en')}\\b`);

test('a price and a range are typed or moved; a thumb alone filters in the sheet, which says what it would show', async ({
  page,
  stack,
}) => {
  await test.step('a price and a range are typed or moved, within the highest car', async () => {
    const models = await modelsOf(stack);
    const within = (from: number, to: number) =>
      models.filter(({ price }) => price !== null && price >= from && price <= to).length;
    await openList(page);
    const panel = await filters(page);
    for (const [label, most] of [
      ['Highest price', highest(models, 'price', 50_000)],
      ['Longest everyday range', highest(models, 'everyday', 10)],
      ['Longest range', highest(models, 'range', 10)],
    ] as const) {
      const handle = panel.getByRole('slider', { name: label });
      await expect(handle).toHaveAttribute('aria-valuetext', inFigures(most));
    }

    const from = panel.getByLabel('Lowest price (EGP)');
    const to = panel.getByLabel('Highest price (EGP)');
    await from.selectText();
    await from.pressSequentially('1550000');
    await from.press('Tab');
    await expect(from).toHaveValue('1,550,000');
    await to.selectText();
    await to.pressSequentially('٢٢٠٠٠٠٠');
    await expect(to).toHaveValue('٢٢٠٠٠٠٠');
    await expectCount(page, within(1_550_000, 2_200_000));
    await to.blur();
    await expect(to).toHaveValue('2,200,000');
    await expect(panel.getByRole('slider', { name: 'Highest price' })).toHaveAttribute(
      'aria-valuetext',
      inFigures(2_200_000),
    );
    // The other way round they mean the same.
    await from.fill('2200000');
    await to.fill('1550000');
    await to.blur();
    await expect(from).toHaveValue('1,550,000');
    await expect(page).toHaveURL(/[?&]price=1550000-2200000(&|$)/);
    await expectCount(page, within(1_550_000, 2_200_000));

    // Prices as people write them are read, and what is none is refused; src/lib/amount.test.ts has more.
    const refusal = panel.getByRole('group', { name: /^Price/ }).getByRole('alert');
    await to.fill(' ٢ مليون و ٧٥٠ ألف جنيه مصري');
    await to.blur();
    await expect(to).toHaveValue('2,750,000');
    await expect(refusal).toHaveText('');
    await to.fill('$30,000');
    await to.blur();
    await expect(refusal).toContainText('Please enter an amount in EGP');
    await expect(to).toHaveValue('2,750,000');

    const shortest = panel.getByRole('slider', { name: 'Shortest range' });
    await shortest.focus();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
    await expect(panel.getByLabel('Shortest range (km)')).toHaveValue('30');
    await expect(shortest).toHaveAttribute('aria-valuetext', '30 km');
    await page.keyboard.press('End');
    const most = String(highest(models, 'range', 10));
    await expect(shortest).toHaveValue(most);
    const longest = panel.getByRole('slider', { name: 'Longest range' });
    await longest.focus();
    await page.keyboard.press('Home');
    await expect(longest).toHaveValue(most);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Clear All Filters' }).last().click();
    await expectCount(page, models.length);
  });
  await test.step('a thumb alone filters in the sheet, which says what it would show', async () => {
    const models = await modelsOf(stack);
    const count = (fits: (model: (typeof models)[number]) => boolean) => models.filter(fits).length;
    const opener = page.getByRole('button', { name: /^Filters/ });
    const panel = page.getByRole('dialog', { name: 'Filters' });
    await opener.tap();
    await expect(panel.getByRole('heading', { name: 'Filters' })).toBeFocused();
    for (const [set, property] of [
      ['Body type', 'bodyType'],
      ['Charging protocol', 'protocol'],
    ] as const) {
      const group = panel.getByRole('group', { name: set });
      const boxes = group.getByRole('checkbox');
      // Kinds of which there is one car wait behind a button.
      const rare = group.getByRole('button');
      if (await rare.isVisible()) await rare.tap();
      await expect(boxes).toHaveCount(new Set(models.map((model) => model[property])).size);
    }
    const isChosen = ({ bodyType }: (typeof models)[number]) => ['SUV', 'Sedan'].includes(bodyType);
    await panel.locator('label').filter({ hasText: 'SUV' }).tap();
    await panel.locator('label').filter({ hasText: 'Sedan' }).tap();
    await expectCount(page, count(isChosen));
    // The counts of a set do not look at the set itself, those of the other do.
    const hatchbacks = count(({ bodyType }) => bodyType === 'Hatchback');
    await expect(panel.getByRole('checkbox', { name: `Hatchback ${hatchbacks}` })).toBeVisible();
    const both = count((car) => isChosen(car) && car.protocol === 'CCS2');
    await panel.getByRole('checkbox', { name: `CCS2 ${both}`, exact: true }).check();
    await panel.getByRole('button', { name: `Show ${both} cars` }).tap();
    await expect(panel).toBeHidden();
    await expectCount(page, both);
    await expect(page.getByRole('button', { name: 'Filters (3)' })).toBeFocused();
    await expect(cards(page).first()).toBeInViewport({ ratio: 0.5 });
    await page.getByRole('button', { name: 'Remove filter: Sedan' }).tap();
    await expectCount(
      page,
      count((car) => car.bodyType === 'SUV' && car.protocol === 'CCS2'),
    );
    // A tap beside the sheet puts it away, and so does Escape.
    await opener.tap();
    await page.touchscreen.tap(195, 20);
    await expect(panel).toBeHidden();
    await opener.press('Enter');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
    // On a busy phone a press may come before the browser tells of the closing.
    await opener.tap();
    const button = await opener.elementHandle();
    await panel.evaluate((sheet: HTMLDialogElement, pressed) => {
      sheet.close();
      if (pressed instanceof HTMLElement) pressed.click();
    }, button);
    await expect(panel).toBeVisible();
  });
});

test('the list is put in order, searched, and narrowed by brand, range and seller', async ({
  page,
  stack,
}) => {
  await test.step('an order puts cars without its figure last, and keeps what is ticked', async () => {
    const models = await modelsOf(stack);
    await openList(page);
    await cards(page).first().getByRole('checkbox').check();
    await page.getByLabel('Sort by').selectOption('price_desc');
    await expect(page).toHaveURL(/[?&]sort=price_desc/);
    await showAll(page);
    await expect(cards(page)).toHaveCount(models.length);
    const byName = new Map(models.map(({ name, price }) => [name, price]));
    const shown = (await names(page)).map((name) => byName.get(name) ?? null);
    const figures = shown.filter((value) => value !== null);
    expect(figures).toEqual(figures.toSorted((a, b) => b - a));
    // The other orders: src/features/listing/filters.test.ts.
    expect(shown.slice(figures.length).every((value) => value === null)).toBe(true);
    // The card of the selected car has moved, and its tick with it.
    await expect(cards(page).getByRole('checkbox', { checked: true })).toHaveCount(1);
    await cards(page).getByRole('checkbox', { checked: true }).uncheck();
  });
  await test.step('a search tolerates typing errors; a search without results can be cleared', async () => {
    const models = await modelsOf(stack);
    await page.getByLabel('Sort by').selectOption('default');
    const search = page.getByRole('searchbox');
    for (const [typed, found] of [
      ['DOLPHIN byd', /^BYD .*Dolphin/],
      ['hyndai ioniq', /^Hyundai Ioniq/],
      ['atto ٣', /^BYD Atto 3/],
    ] as const) {
      await search.fill(typed);
      await expect(cards(page).first().getByRole('heading')).toHaveText(found);
    }
    await search.fill('zzzzz');
    await expect(
      page.getByText('No cars match your filters. Try adjusting your criteria.', { exact: true }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Remove filter: “zzzzz”' }).click();
    await expect(search).toHaveValue('');
    await expectCount(page, models.length);

    await openList(page, '?sort=price_asc&body=SUV&price=1-2');
    await expectCount(page, 0);
    await page.getByRole('button', { name: 'Clear All Filters' }).last().click();
    await expectCount(page, models.length);
    await expect(page).toHaveURL(/\/cars$/);
    await expect(page.getByLabel('Sort by')).toHaveValue('default');
    const panel = await filters(page);
    await expect(panel.getByRole('checkbox', { name: /^SUV/ })).not.toBeChecked();
    await expect(panel.getByLabel('Lowest price (EGP)')).toHaveValue('0');
  });
  await test.step('brand, everyday range and seller narrow the list, in the address and on the way back', async () => {
    const models = await modelsOf(stack);
    const panel = await filters(page);
    await panel.getByRole('button', { name: /^All \d+ brands$/ }).click();
    const ofMg = models.filter(({ name }) => name.startsWith('MG '));
    await panel.getByRole('checkbox', { name: `MG ${ofMg.length}`, exact: true }).check();
    await expect(page).toHaveURL(/\?brand=mg$/);
    await expectCount(page, ofMg.length);
    await panel.getByLabel('Shortest everyday range (km)').fill('350');
    await expectCount(
      page,
      ofMg.filter(({ everyday }) => everyday !== null && everyday >= 350).length,
    );
    await putFiltersAway(page);
    await expect(
      page.getByRole('button', { name: 'Remove filter: MG', exact: true }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Remove filter: Everyday: From 350 km' }).click();
    await page.getByRole('button', { name: 'Official dealer', exact: true }).click();
    await expect(page).toHaveURL(/\?brand=mg&seller=official$/);
    await page.goBack();
    await expect(page).toHaveURL(/\?brand=mg$/);
  });
});
