import { expect, type Page, test } from '../support/browser.ts';
import {
  cards,
  expectCount,
  filters,
  models,
  modelsOf,
  names,
  openList,
  putFiltersAway,
  showAll,
} from '../support/listing.ts';

const stored = (page: Page) =>
  page.evaluate(() =>
    ['carsListScrollPos', 'carsFilterState', 'carsListRestore'].map((key) =>
      sessionStorage.getItem(key),
    ),
  );
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const nothing = [null, null, null];

/** Narrows the list, scrolls down it, and opens the car that is then in the middle of the screen. */
async function leave(page: Page, isMobile: boolean) {
  await openList(page);
  const panel = await filters(page, isMobile);
  await panel.getByRole('checkbox', { name: /^SUV/ }).check();
  await panel.getByLabel('Lowest price (EGP)').fill('1000000');
  await putFiltersAway(page, isMobile);
  await page.getByLabel('Sort by').selectOption('range_desc');
  await expect(page).toHaveURL(/sort=range_desc/);
  await showAll(page);
  await expect(cards(page)).toHaveCount(await countOf(page));
  const before = { names: await names(page), address: page.url() };
  const car = cards(page).nth(20);
  const title = (await car.getByRole('heading').textContent()) ?? '';
  await car.getByRole('link').click();
  await expect(page.locator('h1')).toContainText(title);
  const top = Number((await stored(page))[0]);
  expect(top).toBeGreaterThan(500);
  return { ...before, top };
}

/** How many models the list says there are. */
async function countOf(page: Page): Promise<number> {
  return Number.parseInt((await models(page).getByRole('status').textContent()) ?? '', 10);
}

for (const way of ['the browser', 'the link of the car page'] as const) {
  test(`the list is as it was left, coming back by ${way}`, async ({ page, isMobile }) => {
    const before = await leave(page, isMobile);
    const [, state, flag] = await stored(page);
    expect(JSON.parse(state ?? '')).toMatchObject({
      priceRange: [1_000_000, null],
      range: [null, null],
      bodyTypes: ['SUV'],
      chargingProtocols: [],
      sort: 'range_desc',
    });
    expect(flag).toBe('true');

    if (way === 'the browser') await page.goBack();
    else await page.getByRole('link', { name: /^Back/ }).first().click();
    await expect(page).toHaveURL(before.address);
    await expect.poll(() => names(page)).toEqual(before.names);
    await expect.poll(async () => Math.abs((await scrolled(page)) - before.top)).toBeLessThan(3);
    await expect(page.getByLabel('Sort by')).toHaveValue('range_desc');
    await expect(page.getByRole('button', { name: 'Remove filter: SUV' })).toBeVisible();
    await expect.poll(() => stored(page)).toEqual(nothing);
  });
}

test('without what the browser keeps of a page, it comes back by what the list kept', async ({
  page,
  isMobile,
}) => {
  const before = await leave(page, isMobile);
  // A plain link to the list: a new page, whose address says nothing.
  await page.goto('/cars');
  await expect(page).toHaveURL(before.address);
  await expect.poll(() => names(page)).toEqual(before.names);
  await expect.poll(async () => Math.abs((await scrolled(page)) - before.top)).toBeLessThan(3);
  expect(await stored(page)).toEqual(nothing);
});

test('all models, scrolled down, come back where they were', async ({ page }) => {
  await openList(page);
  await showAll(page);
  await cards(page).nth(40).getByRole('link').click();
  await expect(page).not.toHaveURL(/\/cars$/);
  const top = Number((await stored(page))[0]);
  expect(top).toBeGreaterThan(1000);
  await page.goto('/cars');
  await expect.poll(async () => Math.abs((await scrolled(page)) - top)).toBeLessThan(3);
  expect(await stored(page)).toEqual(nothing);
});

for (const [list, asked] of [
  ['a narrowed list', '?body=SUV'],
  ['the whole list', ''],
] as const) {
  test(`${list} stands where it was after a reload, and gone back to by whichever way`, async ({
    page,
  }) => {
    await openList(page, asked);
    const all = cards(page);
    await showAll(page);
    await expect(all).toHaveCount(await countOf(page));
    await all.nth(17).evaluate((card) => card.scrollIntoView({ block: 'center' }));
    const place = () => all.nth(15).evaluate((card) => Math.round(card.getBoundingClientRect().y));
    const before = await place();
    const stands = () =>
      expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(3);
    await page.reload();
    await stands();
    await page.goto('/about');
    await page.goBack();
    await stands();
  });
}

test('a car that is opened in another tab leaves no list', async ({ page, context }) => {
  await openList(page, '?body=SUV');
  const opened = context.waitForEvent('page');
  await cards(page)
    .first()
    .getByRole('link')
    .click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  expect(await stored(page)).toEqual(nothing);
});

test('an address of its own is not overruled', async ({ page, stack, isMobile }) => {
  const known = await modelsOf(stack);
  await leave(page, isMobile);
  await openList(page, '?body=Sedan');
  await expectCount(page, known.filter(({ bodyType }) => bodyType === 'Sedan').length);
});

test('a stored list without a range goes from 0 to 800 km', async ({ page, isMobile }) => {
  await page.goto('/about');
  await page.evaluate(() => {
    sessionStorage.setItem('carsListRestore', 'true');
    sessionStorage.setItem('carsListScrollPos', '0');
    sessionStorage.setItem('carsFilterState', '{"bodyTypes":["SUV"]}');
  });
  await page.evaluate(() => history.replaceState(null, '', '/cars/byd/seal'));
  await page.evaluate(() => location.assign('/cars'));
  await expect(page).toHaveURL(/\/cars\?range=-800&body=SUV$/);
  const panel = await filters(page, isMobile);
  await expect(panel.getByRole('checkbox', { name: /^SUV/ })).toBeChecked();
});

test('a list that cannot be restored is a fresh one, and the console says so', async ({
  page,
  stack,
}) => {
  const known = await modelsOf(stack);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`));
  await page.addInitScript(() => {
    sessionStorage.setItem('carsListRestore', 'true');
    sessionStorage.setItem('carsFilterState', '{"broken');
  });
  await openList(page);
  await expectCount(page, known.length);
  expect(logged.join()).toContain('log: The list of cars could not be restored.');
});

test('the way back leads to the list, not to what was looked at between', async ({ page }) => {
  await openList(page, '?body=Sedan');
  await cards(page).first().getByRole('link').click();
  await page.locator('a.other-language').click();
  await expect(page).toHaveURL(/\/ar\/cars\/.+\/.+/);
  await page
    .getByRole('link', { name: /العودة|رجوع/ })
    .first()
    .click();
  await expect(page).toHaveURL('/ar/cars?body=Sedan');
});

test('the way back from a brand leads to the brands, where they were', async ({ page }) => {
  await openList(page, '?view=brands');
  await page.getByRole('link', { name: /^BYD \d+ models/ }).click();
  await expect(page).toHaveURL('/cars/byd');
  await page.getByRole('link', { name: 'Back to All Brands' }).click();
  await expect(page).toHaveURL('/cars?view=brands');
});
