import { product } from '../../src/config/product.ts';
import { expect, type Page, test } from '../support/browser.ts';
import { holdBack } from '../support/hold-back.ts';
import {
  busyList,
  cards,
  expectCount,
  filters,
  modelsOf,
  openList,
  wake,
} from '../support/listing.ts';

/** Holds the file of all cars back until told otherwise. */
const holdCars = (page: Page) => holdBack(page, '**/data/listing/*.json');

/** The same for the script of the list. */
const holdScript = (page: Page) => holdBack(page, '**/_astro/Listing*.js');

test('six skeletons stand there while the cars are awaited', async ({ page }) => {
  const release = await holdCars(page);
  await page.goto('/cars?body=SUV');
  await expect(busyList(page).getByText('Loading models')).toBeAttached();
  await expect(busyList(page).getByRole('listitem')).toHaveCount(6);
  await expect(cards(page)).toHaveCount(0);
  release();
  await expect(cards(page).first()).toBeVisible();
  await expect(busyList(page)).toHaveCount(0);
  await expect(page.getByText('Loading models')).toHaveCount(0);
});

test('until the cars are there, price ends at 5,000,000 EGP and range at 1,000 km', async ({
  page,
  stack,
  isMobile,
}) => {
  const models = await modelsOf(stack);
  const release = await holdCars(page);
  await page.goto('/cars');
  await wake(page);
  const panel = await filters(page, isMobile);
  const handles = [
    panel.getByRole('slider', { name: 'Highest price' }),
    panel.getByRole('slider', { name: 'Longest range' }),
  ] as const;
  await expect(handles[0]).toHaveValue('5000000');
  await expect(handles[1]).toHaveValue('1000');
  // What is chosen meanwhile waits for them.
  await panel.getByRole('checkbox', { name: /^Sedan/ }).check();
  release();
  await expectCount(page, models.filter(({ bodyType }) => bodyType === 'Sedan').length);
  await expect(handles[0]).not.toHaveValue('5000000');
});

for (const asked of ['6000000-7000000', '6000000-', '-6500000']) {
  test(`a price beyond those bounds is asked for from the start: ${asked}`, async ({
    page,
    stack,
  }) => {
    const [from, to] = asked.split('-').map(Number);
    const fits = ({ price }: { price: number | null }) =>
      price !== null && price >= (from || 0) && price <= (to || Number.POSITIVE_INFINITY);
    const release = await holdCars(page);
    await page.goto(`/cars?price=${asked}`);
    await expect(busyList(page)).toHaveCount(1);
    release();
    await expectCount(page, (await modelsOf(stack)).filter(fits).length);
    await expect(page).toHaveURL(new RegExp(`price=${asked}$`));
    await page.reload();
    await expectCount(page, (await modelsOf(stack)).filter(fits).length);
    await expect(page).toHaveURL(new RegExp(`price=${asked}$`));
  });
}

test('a control that is touched before any script runs counts', async ({ page, stack }) => {
  const models = await modelsOf(stack);
  const release = await holdScript(page);
  await page.goto('/cars', { waitUntil: 'commit' });
  await page.getByLabel('Sort by').selectOption('price_asc');
  await page.getByRole('searchbox').fill('byd');
  release();
  await wake(page);
  await expect(page).toHaveURL(/q=byd&sort=price_asc/);
  await expectCount(page, models.filter(({ name }) => name.startsWith('BYD ')).length);
});

test('a view that is chosen before any script runs counts', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/cars', { waitUntil: 'commit' });
  await page.getByText('View Brands', { exact: true }).click();
  release();
  await expect(page.getByRole('heading', { name: 'Electric Car Brands' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'View Brands' })).toBeChecked();
  await expect(page).toHaveURL(/\/cars\?view=brands$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every model is a link of the page, and no control is there that would do nothing', async ({
    page,
    catalogue,
  }) => {
    await page.goto('/cars');
    await expect(cards(page)).toHaveCount(product.listingCardsInPage);
    const all = page.getByRole('region', { name: 'All models by brand' });
    const linked = await all
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(linked.toSorted()).toEqual([...catalogue.brands, ...catalogue.cars].toSorted());
    expect(await page.locator('*').count()).toBeLessThan(1300);
    await expect(page.getByRole('radio')).toHaveCount(0);
    for (const name of ['Compare Selected (0/2)', 'Filters', 'Clear All Filters', 'Show more']) {
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    }
    await expect(page.getByLabel('Sort by')).toBeHidden();
    await expect(page.getByRole('slider')).toHaveCount(0);
  });
});

test('a thumb alone filters in the sheet, which says what it would show', async ({
  page,
  stack,
}) => {
  const models = await modelsOf(stack);
  const suvs = models.filter(({ bodyType }) => bodyType === 'SUV').length;
  await openList(page);
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: /^Filters/ }).tap();
  await expect(panel).toBeVisible();
  await panel.locator('label').filter({ hasText: 'SUV' }).tap();
  await panel.getByRole('button', { name: `Show ${suvs} cars` }).tap();
  await expect(panel).toBeHidden();
  await expectCount(page, suvs);
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
  // A tap beside the sheet puts it away, too.
  await page.getByRole('button', { name: /^Filters/ }).tap();
  await page.touchscreen.tap(195, 20);
  await expect(panel).toBeHidden();
});

test('the sheet is entered at its heading, and nothing folds it away', async ({ page }) => {
  await openList(page);
  const opener = page.getByRole('button', { name: /^Filters/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await expect(panel.getByRole('heading', { name: 'Filters' })).toBeFocused();
  await expect(panel.locator('summary')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('on a narrow phone the button of the filters keeps its icon, and a badge its line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/cars?body=SUV');
  await expect(cards(page).first()).toBeVisible();
  const button = page.getByRole('button', { name: 'Filters (1)' });
  const icon = await button.locator('svg').boundingBox();
  expect(icon?.width).toBe(20);
  const overflow = await button.evaluate(
    ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
  );
  expect(overflow).toBe(0);
  const badge = page.getByText('Range-extended', { exact: true }).filter({ visible: true }).first();
  expect((await badge.boundingBox())?.height).toBeLessThan(25);
});
