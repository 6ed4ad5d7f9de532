/** Two cars are chosen on any page, kept in every tab, and compared. */
import { z } from 'zod';
import { faultsOf } from '../support/accessibility.ts';
import { expect, notice, test } from '../support/browser.ts';
import {
  bar,
  carsOf,
  checkbox,
  compareSelected,
  dialog,
  expectSelected,
  fullName,
  openWith,
  saveSelected,
} from '../support/compare.ts';
import { wake } from '../support/listing.ts';

test('a selection is limited to two, kept over pages and tabs, and cleared; a keyboard alone compares', async ({
  page,
  context,
}) => {
  const [first, second, third] = await carsOf(page);
  const other = await context.newPage();
  await test.step('a selection is counted, limited to two, kept over pages and tabs, and cleared', async () => {
    await page.goto('/cars/byd');
    await expect(bar(page)).toBeHidden();
    await checkbox(page, first).check();
    await expectSelected(page, 1);
    await checkbox(page, second).check();
    await expectSelected(page, 2);
    await checkbox(page, third).click();
    await expect(notice(page)).toContainText('Maximum Cars Selected');
    await expect(notice(page)).toContainText('Only two EVs are allowed for comparison.');
    await expect(checkbox(page, third)).not.toBeChecked();
    await compareSelected(page).click();
    await expect(dialog(page)).toBeVisible();
    // No toast lies over the comparison.
    await expect(notice(page).getByText('Maximum Cars Selected')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await checkbox(page, second).uncheck();
    await expectSelected(page, 1);

    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await wake(page);
    await expect(bar(page)).toBeHidden();

    await page.goto('/cars');
    await wake(page);
    await expectSelected(page, 1);
    await expect(checkbox(page, first)).toBeChecked();
    await expect(
      page.getByRole('button', { name: 'Compare Selected (1/2)', exact: true }),
    ).toBeVisible();
    await other.goto('/cars/byd');
    await expect(checkbox(other, first)).toBeChecked();
    await bar(other).getByRole('button', { name: 'Clear Selected EVs', exact: true }).click();
    await expect(bar(page)).toBeHidden();
    await expect(checkbox(page, first)).not.toBeChecked();
    await page.getByRole('button', { name: 'Compare Selected (0/2)', exact: true }).click();
    await expect(notice(page)).toContainText('No Cars Selected');
    await expect(notice(page)).toContainText('Please select at least one car to compare.');
    await expect(dialog(page)).toHaveCount(0);
  });
  await test.step('a keyboard alone selects, compares and comes back', async () => {
    await other.bringToFront();
    for (const car of [first, second]) {
      await checkbox(other, car).focus();
      await other.keyboard.press('Space');
      await expect(checkbox(other, car)).toBeChecked();
    }
    await expect(bar(other)).toBeVisible();
    // The bar covers neither the end of the page nor what has the focus.
    const hidden = await other.evaluate(() => {
      const top = document.querySelector('.compare-bar')?.getBoundingClientRect().top ?? 0;
      const links = [...document.querySelectorAll<HTMLElement>('main a, main input, footer a')];
      return links.flatMap((link) => {
        link.focus();
        const { bottom } = link.getBoundingClientRect();
        return bottom > top ? [`${link.textContent} ${bottom} > ${top}`] : [];
      });
    });
    expect(hidden).toEqual([]);
    await compareSelected(other).focus();
    await other.keyboard.press('Enter');
    await expect(dialog(other).getByRole('rowheader', { name: 'Dimensions' })).toBeAttached();
    await other.keyboard.press('Tab');
    await expect(dialog(other).locator(':focus')).toHaveCount(1);
    await other.keyboard.press('Escape');
    await expect(dialog(other)).toHaveCount(0);
    await expect(compareSelected(other)).toBeFocused();
  });
});

test('two cars stand side by side row by row, and all of it is accessible', async ({ page }) => {
  const [first, second] = await carsOf(page);
  const comparison = await openWith(page, first, second);
  await expect(comparison.getByRole('rowheader')).toContainText([
    'Everyday range',
    'Motorway in summer',
    'Cairo to Alexandria and back',
    'Maximum Range',
    'Price',
    'Total before the licence',
    'Insurance',
    'A month’s charging',
    'Charging Protocol',
    'Rapid charge, 10 to 80%',
    'Full charge at home',
    'AC Charging',
    'DC Charging',
    'Battery Capacity',
    'Brand',
    'Model',
    'Body Type',
    'Dimensions',
    'Motor Power',
    'Torque',
    'Acceleration 0-100 km/h',
    'Max Speed',
    'Who sells it',
    'Warranty',
  ]);
  await expect(
    comparison.getByRole('row', { name: /^Model(?! year)/ }).getByRole('cell'),
  ).toHaveText([first.name, second.name]);
  const cheaper = (first.price ?? 0) < (second.price ?? 0) ? 0 : 1;
  const prices = comparison.getByRole('row', { name: /^Price\b/ }).getByRole('cell');
  await expect(prices.nth(cheaper)).toContainText('Best');
  await expect(prices.nth(1 - cheaper)).not.toContainText('Best');
  // The total is that of the car's page.
  await expect(
    comparison
      .getByRole('row', { name: /^Total before the licence/ })
      .getByRole('cell')
      .first(),
  ).toContainText(/^EGP\s[\d,]+ to EGP\s[\d,]+/);
  await expect(comparison.getByRole('img', { name: /to one scale/ })).toBeVisible();
  expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
  await comparison.getByRole('rowheader', { name: 'Dimensions' }).scrollIntoViewIfNeeded();
  await expect(comparison.getByRole('link', { name: fullName(first) })).toBeInViewport();
  await expect(comparison.getByRole('button', { name: 'Close' })).toBeInViewport();

  const onlyDifferences = comparison.getByRole('switch', { name: 'Differences only' });
  const rows = await comparison.getByRole('rowheader').count();
  await onlyDifferences.check();
  await expect(comparison.getByRole('rowheader', { name: 'Brand' })).toHaveCount(0);
  await expect(comparison.getByRole('rowheader', { name: 'Price' })).toHaveCount(1);
  await onlyDifferences.uncheck();
  await expect(comparison.getByRole('rowheader')).toHaveCount(rows);

  await comparison.getByRole('button', { name: `Remove ${fullName(first)}`, exact: true }).click();
  await expect(comparison.getByRole('columnheader')).toHaveCount(2);
  await expect(comparison.getByText('Select another car to compare')).toBeVisible();
  await page.goto('/cars?view=brands');
  await compareSelected(page).click();
  await comparison.getByRole('link', { name: 'View all models' }).click();
  await expect(comparison).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Electric Car Models' })).toBeVisible();
  await compareSelected(page).click();
  await comparison.getByRole('button', { name: `Remove ${fullName(second)}`, exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(comparison).toBeHidden();
  // The bar that opened it has gone.
  await expect(page.locator('#main')).toBeFocused();
});

test('it is shared by its address, and reads from right to left in Arabic', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  const [first, second] = await carsOf(page);
  const asked = [first, second].map(({ brandId, id }) => `${brandId}/${id}`);
  await page.goto(`/ar/cars?${asked.map((key) => `compare=${key}`).join('&')}`);
  const arabic = page.getByRole('dialog');
  const row = arabic.getByRole('row', { name: /^الموديل/ });
  await expect(row.getByRole('cell')).toHaveText([first.name, second.name]);
  const edges = await row
    .locator('th, td')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().x));
  expect(edges).toEqual(edges.toSorted((one, other) => other - one));
  await expect(row.locator('td b').first()).toHaveCSS('direction', 'ltr');
  await arabic.getByRole('button', { name: 'مشاركة' }).click();
  await expect(page.getByRole('region', { name: 'إشعار' })).toContainText('تم نسخ الرابط');
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.searchParams.getAll('compare')).toEqual(asked);

  const visitor = await browser.newPage();
  await visitor.goto(copied.href.replace('/ar/', '/'));
  await expect(dialog(visitor).getByRole('columnheader')).toHaveCount(3);
  await visitor.keyboard.press('Escape');
  await expectSelected(visitor, 2);
  // Nothing on the page opened it.
  await expect(visitor.locator('#main')).toBeFocused();
  // Its address still names both cars, but Back does not open the comparison again.
  await visitor.reload();
  await expectSelected(visitor, 2);
  await expect(dialog(visitor)).toHaveCount(0);
  await visitor.close();
});

test('it shows today’s price, and a notice when a car has been withdrawn', async ({
  page,
  stack,
}) => {
  const [first] = await carsOf(page);
  const address = `${stack.supabaseUrl}/rest/v1/cars?id=eq.${first.recordId}`;
  const headers = { apikey: stack.publishableKey };
  const [stored] = await (await page.request.get(address, { headers })).json();
  await page.route('**/rpc/catalogue_changes*', async (route) => {
    const changes = z.looseObject({}).parse(await (await route.fetch()).json());
    await route.fulfill({ json: { ...changes, cars: [{ ...stored, price_egp: 1_234_567 }] } });
  });
  await saveSelected(page, JSON.stringify([first, { brandId: 'byd', id: 'gone-00000000' }]));
  await page.goto('/cars/byd');
  await expect(notice(page)).toContainText('No longer available');
  await expectSelected(page, 1);
  await compareSelected(page).click();
  await expect(dialog(page).getByRole('columnheader')).toHaveCount(2);
  await expect(dialog(page).getByRole('row', { name: /^Price\b/ })).toContainText('1,234,567');
});
