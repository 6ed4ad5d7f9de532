/** The address of the list says what is asked of it: it is shared, gone back to, and restored after a car. */
import { product } from '#config/product.ts';
import { expect, type Page, test } from '../support/browser.ts';
import {
  cards,
  expectCount,
  filters,
  modelsOf,
  names,
  openList,
  putFiltersAway,
} from '../support/listing.ts';

test('a shared address shows what it says, never all models first; Back takes back one choice after the other', async ({
  page,
  stack,
}) => {
  const models = await modelsOf(stack);
  await test.step('it never shows all models first', async () => {
    await page.addInitScript(() => {
      const flashes: string[] = [];
      Object.assign(window, { flashes });
      const look = () => {
        const card = document.querySelector('article');
        const isAnswer = document.querySelector('[aria-label="Remove filter: SUV"]') !== null;
        const isSeen = card?.checkVisibility({ visibilityProperty: true });
        if (isSeen && !isAnswer) flashes.push(card?.textContent ?? '');
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    // Nobody has moved: an address that asks for something is enough.
    const right = 'sort=range_desc&price=-2000000&range=300-&body=SUV&protocol=CCS2';
    await page.goto(`/cars?${right}&body=Spaceship&utm_source=friend`);
    await expect(page.getByRole('button', { name: 'Remove filter: SUV' })).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    expect(await page.evaluate('window.flashes')).toEqual([]);
    // What it says wrongly is dropped from it.
    await expect(page).toHaveURL(`/cars?utm_source=friend&${right}`);
  });
  await test.step('a shared address shows what it says, in the controls too', async () => {
    await expectCount(
      page,
      models.filter(
        ({ price, range, bodyType, protocol }) =>
          price !== null &&
          price <= 2_000_000 &&
          range !== null &&
          range >= 300 &&
          bodyType === 'SUV' &&
          protocol === 'CCS2',
      ).length,
    );
    await expect(page.getByLabel('Sort by')).toHaveValue('range_desc');
    const panel = await filters(page);
    await expect(panel.getByRole('checkbox', { name: /^SUV/ })).toBeChecked();
    await expect(panel.getByRole('checkbox', { name: /^CCS2/ })).toBeChecked();
    await expect(panel.getByLabel('Highest price (EGP)')).toHaveValue('2,000,000');
    await expect(panel.getByRole('slider', { name: 'Shortest range' })).toHaveValue('300');
    await putFiltersAway(page);
  });
  await test.step('Back takes back one choice after the other, and forward makes them again', async () => {
    const suvs = models.filter(({ bodyType }) => bodyType === 'SUV').length;
    await page.getByRole('button', { name: 'Clear All Filters' }).click();
    await expectCount(page, models.length);
    const panel = await filters(page);
    await panel.getByRole('checkbox', { name: /^SUV/ }).check();
    await expect(page).toHaveURL(/&body=SUV$/);
    await panel.getByRole('checkbox', { name: /^CCS2/ }).check();
    await putFiltersAway(page);
    // A word typed letter by letter is one choice.
    await page.getByRole('searchbox').pressSequentially('seal', { delay: 20 });
    await expect(page).toHaveURL(/q=seal/);
    await page.goBack();
    await expect(page).toHaveURL(/&body=SUV&protocol=CCS2$/);
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await page.goBack();
    await expectCount(page, suvs);
    await page.goBack();
    await expectCount(page, models.length);
    await expect(page).toHaveURL('/cars?utm_source=friend');
    await expect(page.getByRole('button', { name: 'Remove filter: SUV' })).toHaveCount(0);
    await page.goForward();
    await expectCount(page, suvs);
    await expect(page.getByRole('button', { name: 'Remove filter: SUV' })).toBeVisible();
  });
});

const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Narrows the list, has more of it shown, and opens a car that is in the middle of the screen. */
async function leaveForCar(page: Page) {
  await openList(page, '?utm_source=ad');
  const panel = await filters(page);
  await panel.getByRole('checkbox', { name: /^SUV/ }).check();
  await panel.getByLabel('Lowest price (EGP)').fill('1000000');
  await putFiltersAway(page);
  await page.getByLabel('Sort by').selectOption('range_desc');
  await expect(page).toHaveURL(/\?utm_source=ad&sort=range_desc/);
  await page.getByRole('button', { name: 'Show more' }).click();
  const car = cards(page).nth(product.listingCardLimit + 2);
  await car.evaluate((card) => card.scrollIntoView({ block: 'center' }));
  const before = { names: await names(page), address: page.url(), top: await top(page) };
  expect(before.top).toBeGreaterThan(500);
  const title = (await car.getByRole('heading').textContent()) ?? '';
  await car.getByRole('link').click();
  await expect(page.locator('h1')).toContainText(title);
  return before;
}

test('after a car the list is as it was left, by whichever way one comes back', async ({
  page,
}) => {
  const before = await leaveForCar(page);
  const expectAsBefore = async (address = before.address) => {
    await expect(page).toHaveURL(address);
    await expect.poll(() => names(page)).toEqual(before.names);
    await expect.poll(async () => Math.abs((await top(page)) - before.top)).toBeLessThan(3);
    await expect(page.getByLabel('Sort by')).toHaveValue('range_desc');
    await expect(page.getByRole('button', { name: 'Remove filter: SUV' })).toBeVisible();
  };
  const openCar = () =>
    cards(page)
      .nth(product.listingCardLimit + 2)
      .getByRole('link')
      .click();
  await page.getByRole('link', { name: 'Back to all cars' }).click();
  await expectAsBefore();
  await openCar();
  await expect(page).not.toHaveURL(before.address);
  await page.goBack();
  await expectAsBefore();
  await openCar();
  await expect(page).not.toHaveURL(before.address);
  // A plain link to the list: its address says nothing.
  await page.goto('/cars');
  const plain = before.address.replace('utm_source=ad&', '');
  await expectAsBefore(plain);
  await page.reload();
  await expectAsBefore(plain);
});

test('another tab begins with the whole list, and the other language keeps the filters', async ({
  page,
  context,
  stack,
}) => {
  const models = await modelsOf(stack);
  await openList(page, '?body=Sedan');
  await expectCount(page, models.filter(({ bodyType }) => bodyType === 'Sedan').length);
  const opened = context.waitForEvent('page');
  const link = cards(page).first().getByRole('link');
  await link.click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await other.getByRole('link', { name: 'Back to all cars' }).click();
  await expect(other).toHaveURL('/cars');
  await other.close();
  await page.goto('/cars');
  await expectCount(page, models.length);

  await page.getByLabel('Sort by').selectOption('price_asc');
  await expect(page).toHaveURL(/sort=price_asc$/);
  await link.click();
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar\/cars\/.+\/.+/);
  await page
    .getByRole('link', { name: /العودة|رجوع/ })
    .first()
    .click();
  await expect(page).toHaveURL('/ar/cars?sort=price_asc');
});
