import { expect, test } from '../support/browser.ts';
import { holdBack } from '../support/hold-back.ts';
import {
  cards,
  expectCount,
  filters,
  highest,
  modelsOf,
  names,
  openList,
  putFiltersAway,
} from '../support/listing.ts';

test('all models stand there first, brand by brand, with the means to ask for some', async ({
  page,
  stack,
  isMobile,
}) => {
  const models = await modelsOf(stack);
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
  await expectCount(page, models.length);
  await expect(page.locator('.models .car-card')).toHaveCount(models.length);
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible({ visible: !isMobile });
});

test('price and range end at the highest car, by steps of 50,000 EGP and 10 km', async ({
  page,
  stack,
  isMobile,
}) => {
  const models = await modelsOf(stack);
  await openList(page);
  const panel = await filters(page, isMobile);
  for (const [label, step, most] of [
    ['Highest price', 50_000, highest(models, 'price', 50_000)],
    ['Longest range', 10, highest(models, 'range', 10)],
  ] as const) {
    const handle = panel.getByRole('slider', { name: label });
    await expect(handle).toHaveAttribute('min', '0');
    await expect(handle).toHaveAttribute('max', String(most));
    await expect(handle).toHaveAttribute('step', String(step));
    await expect(handle).toHaveValue(String(most));
  }
});

test('a figure that is only tapped before the cars are there follows them', async ({
  page,
  stack,
  isMobile,
}) => {
  const most = highest(await modelsOf(stack), 'price', 50_000);
  const release = await holdBack(page, '**/data/listing/*');
  await page.goto('/cars', { waitUntil: 'load' });
  const panel = await filters(page, isMobile);
  const to = panel.getByLabel('Highest price (EGP)');
  await to.focus();
  release();
  await expect(panel.getByRole('slider', { name: 'Highest price' })).toHaveValue(String(most));
  await expect(to).toBeFocused();
  await expect(to).toHaveValue(most.toLocaleString('en'));
});

test('a price is within both figures, ends included, however it is typed', async ({
  page,
  stack,
  isMobile,
}) => {
  const models = await modelsOf(stack);
  const within = (from: number, to: number) =>
    models.filter(({ price }) => price !== null && price >= from && price <= to).length;
  await openList(page);
  const panel = await filters(page, isMobile);
  const [from, to] = [
    panel.getByLabel('Lowest price (EGP)'),
    panel.getByLabel('Highest price (EGP)'),
  ];
  await from.fill('1,550,000');
  await to.fill('٢٢٠٠٠٠٠');
  await expectCount(page, within(1_550_000, 2_200_000));
  await to.blur();
  await expect(to).toHaveValue('2,200,000');
  await expect(panel.getByRole('slider', { name: 'Highest price' })).toHaveValue('2200000');

  // The other way round they mean the same.
  await from.fill('2200000');
  await to.fill('1550000');
  await to.blur();
  await expectCount(page, within(1_550_000, 2_200_000));
  await expect(from).toHaveValue('1,550,000');
  await expect(page).toHaveURL(/[?&]price=1550000-2200000(&|$)/);
});

test('a highest figure typed key by key leaves the lowest as it is', async ({ page, isMobile }) => {
  await openList(page, '?range=400-');
  const panel = await filters(page, isMobile);
  const [from, to] = [
    panel.getByLabel('Lowest price (EGP)'),
    panel.getByLabel('Highest price (EGP)'),
  ];
  await from.click();
  await from.pressSequentially('1000000', { delay: 60 });
  await from.press('Tab');
  await expect(from).toHaveValue('1,000,000');
  await to.selectText();
  await to.pressSequentially('٢٠٠٠٠٠٠', { delay: 60 });
  await expect(from).toHaveValue('1,000,000');
  await expect(to).toHaveValue('٢٠٠٠٠٠٠');
  await expect(page).toHaveURL(/[?&]price=1000000-2000000(&|$)/);
  await to.blur();
  await expect(to).toHaveValue('2,000,000');

  const longest = panel.getByLabel('Longest range (km)');
  await longest.click();
  await longest.pressSequentially('600', { delay: 60 });
  await longest.blur();
  await expect(panel.getByLabel('Shortest range (km)')).toHaveValue('400');
  await expect(page).toHaveURL(/[?&]range=400-600(&|$)/);
});

test('a handle moves by a step, and stops at the other', async ({ page, stack, isMobile }) => {
  const models = await modelsOf(stack);
  await openList(page);
  const panel = await filters(page, isMobile);
  const handle = panel.getByRole('slider', { name: 'Shortest range' });
  await handle.focus();
  for (let press = 0; press < 42; press += 1) await page.keyboard.press('ArrowRight');
  await expect(panel.getByLabel('Shortest range (km)')).toHaveValue('420');
  await expect(handle).toHaveAttribute('aria-valuetext', '420 km');
  await expectCount(page, models.filter(({ range }) => range !== null && range >= 420).length);
  await page.keyboard.press('End');
  const most = highest(models, 'range', 10);
  await expect(handle).toHaveValue(String(most));
  await panel.getByRole('slider', { name: 'Longest range' }).focus();
  await page.keyboard.press('Home');
  await expect(panel.getByRole('slider', { name: 'Longest range' })).toHaveValue(String(most));
});

test('sets narrow the list, count what they would give, and mean all when empty', async ({
  page,
  stack,
  isMobile,
}) => {
  const models = await modelsOf(stack);
  const count = (fits: (model: (typeof models)[number]) => boolean) => models.filter(fits).length;
  await openList(page);
  const panel = await filters(page, isMobile);
  for (const [set, property] of [
    ['Body type', 'bodyType'],
    ['Charging protocol', 'protocol'],
  ] as const) {
    const boxes = panel.getByRole('group', { name: set }).getByRole('checkbox');
    const distinct = new Set(models.map((model) => model[property]));
    await expect(boxes).toHaveCount(distinct.size);
    await expect(boxes.and(page.locator(':checked'))).toHaveCount(0);
  }
  await panel.getByRole('checkbox', { name: /^SUV/ }).check();
  await expectCount(
    page,
    count(({ bodyType }) => bodyType === 'SUV'),
  );
  await panel.getByRole('checkbox', { name: /^Sedan/ }).check();
  await expectCount(
    page,
    count(({ bodyType }) => ['SUV', 'Sedan'].includes(bodyType)),
  );
  // The counts of a set do not look at the set itself, those of the other do.
  const option = (name: string) =>
    panel.locator('label').filter({ hasText: name }).locator('small');
  await expect(option('Hatchback')).toHaveText(
    String(count(({ bodyType }) => bodyType === 'Hatchback')),
  );
  await expect(option('CCS2').first()).toHaveText(
    String(count((car) => ['SUV', 'Sedan'].includes(car.bodyType) && car.protocol === 'CCS2')),
  );
  await panel.getByRole('checkbox', { name: /^CCS2/ }).check();
  await expectCount(
    page,
    count((car) => ['SUV', 'Sedan'].includes(car.bodyType) && car.protocol === 'CCS2'),
  );
  await putFiltersAway(page, isMobile);
  await page.getByRole('button', { name: 'Remove filter: Sedan' }).click();
  await expectCount(
    page,
    count((car) => car.bodyType === 'SUV' && car.protocol === 'CCS2'),
  );
});

for (const [key, property, direction] of [
  ['price_asc', 'price', 1],
  ['price_desc', 'price', -1],
  ['range_desc', 'range', -1],
  ['power_desc', 'power', -1],
] as const) {
  test(`${key} puts the list in order, cars without the figure last`, async ({ page, stack }) => {
    const models = await modelsOf(stack);
    await openList(page);
    await page.getByLabel('Sort by').selectOption(key);
    await expect(page).toHaveURL(new RegExp(`[?&]sort=${key}$`));
    await expect(cards(page)).toHaveCount(models.length);
    const byName = new Map(models.map((model) => [model.name, model[property]]));
    const shown = (await names(page)).map((name) => byName.get(name) ?? null);
    const figures = shown.filter((value) => value !== null);
    expect(figures).toEqual(figures.toSorted((a, b) => (a - b) * direction));
    expect(shown.slice(figures.length).every((value) => value === null)).toBe(true);
    expect(figures.length).toBeGreaterThan(50);
  });
}

test('a change takes nothing apart: cards take up other cars, and what stays set stays drawn', async ({
  page,
}) => {
  await openList(page, '?body=SUV');
  const drawn = page.locator('.models-cards li');
  await expect(drawn.nth(11)).toBeAttached();
  const kept = await page.evaluate(async () => {
    const before = [...document.querySelectorAll('.models-cards li, .chip')];
    const sort = document.querySelector<HTMLSelectElement>('select[name="sort"]');
    if (sort) sort.value = 'price_desc';
    sort?.dispatchEvent(new Event('change', { bubbles: true }));
    // What is drawn for a change is drawn by the next frame.
    await new Promise(requestAnimationFrame);
    return { before: before.length, still: before.filter((one) => one.isConnected).length };
  });
  expect(kept.before).toBeGreaterThanOrEqual(13);
  expect(kept.still).toBe(kept.before);
  await page.getByRole('button', { name: 'Remove filter: SUV' }).click();
  await expect(page.locator('.chip')).toHaveCount(0);
});

test('nothing that fits is said, and Clear All Filters takes everything back', async ({
  page,
  stack,
  isMobile,
}) => {
  const models = await modelsOf(stack);
  await openList(page, '?sort=price_asc&body=SUV&price=1-2');
  await expect(
    page.getByText('No cars match your filters. Try adjusting your criteria.', { exact: true }),
  ).toBeVisible();
  await expectCount(page, 0);
  await page.locator('.models-result').getByRole('button', { name: 'Clear All Filters' }).click();
  await expectCount(page, models.length);
  await expect(page).toHaveURL(/\/cars$/);
  await expect(page.getByLabel('Sort by')).toHaveValue('default');
  const panel = await filters(page, isMobile);
  await expect(panel.getByRole('checkbox', { name: /^SUV/ })).not.toBeChecked();
  await expect(panel.getByLabel('Lowest price (EGP)')).toHaveValue('0');
  await expect(cards(page)).toHaveCount(models.length);
});

test('a search forgives a slip in each word and takes Arabic digits', async ({ page }) => {
  await openList(page);
  const search = page.getByRole('searchbox');
  for (const [typed, found] of [
    ['seal', /^BYD Seal/],
    ['DOLPHIN byd', /^BYD .*Dolphin/],
    ['hyndai ioniq', /^Hyundai Ioniq/],
    ['atto ٣', /^BYD Atto 3/],
  ] as const) {
    await search.fill(typed);
    await expect(cards(page).first().locator('h3')).toHaveText(found);
  }
  await search.fill('zzzzz');
  await expect(page.getByText('No cars match your filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter: “zzzzz”' }).click();
  await expect(search).toHaveValue('');
});

test('the two views', async ({ page, stack }) => {
  const models = await modelsOf(stack);
  await openList(page);
  await page.getByText('View Brands', { exact: true }).click();
  await expect(page).toHaveURL(/\?view=brands$/);
  await expect(page.getByRole('heading', { name: 'Electric Car Brands' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Electric Car Models' })).toBeHidden();
  const byd = models.filter(({ name }) => name.startsWith('BYD ')).length;
  await expect(page.locator('main a[href="/cars/byd"]').filter({ visible: true })).toContainText(
    `${byd} models available`,
  );
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Electric Car Models' })).toBeVisible();
  await page.goto('/cars?view=brands');
  await expect(page.getByRole('heading', { name: 'Electric Car Brands' })).toBeVisible();
});
