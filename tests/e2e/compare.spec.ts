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
import { cards, openList, wake } from '../support/listing.ts';

test('a selection is limited to two, kept over pages and tabs, and cleared; a keyboard alone compares', async ({
  page,
  context,
}) => {
  await test.step('a selection is counted, limited to two, kept over pages and tabs, and cleared', async () => {
    const [first, second, third] = await carsOf(page);
    // What cannot be read counts as none.
    await saveSelected(page, '[{"brandId":7}]');
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
    await page.reload();
    await expect(checkbox(page, first)).toBeChecked();
    await page.getByRole('button', { name: 'Compare Selected (1/2)', exact: true }).click();
    await expect(dialog(page)).toBeVisible();
    // No toast lies over the comparison.
    await expect(notice(page).getByText('Maximum Cars Selected')).toHaveCount(0);
    await page.keyboard.press('Escape');
    const other = await context.newPage();
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
  await test.step('a keyboard alone selects, compares and comes back; Back closes only the comparison', async () => {
    const [first, second] = await carsOf(page);
    await page.goto('/cars/byd');
    for (const car of [first, second]) {
      await checkbox(page, car).focus();
      await page.keyboard.press('Space');
      await expect(checkbox(page, car)).toBeChecked();
    }
    await expect(bar(page)).toBeVisible();
    // The bar covers neither the end of the page nor what has the focus.
    const hidden = await page.evaluate(() => {
      const top = document.querySelector('.compare-bar')?.getBoundingClientRect().top ?? 0;
      const links = [...document.querySelectorAll<HTMLElement>('main a, main input, footer a')];
      return links.flatMap((link) => {
        link.focus();
        const { bottom } = link.getBoundingClientRect();
        return bottom > top ? [`${link.textContent} ${bottom} > ${top}`] : [];
      });
    });
    expect(hidden).toEqual([]);
    await compareSelected(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('rowheader', { name: 'Dimensions' })).toBeAttached();
    await page.keyboard.press('Tab');
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(compareSelected(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('rowheader', { name: 'Dimensions' })).toBeAttached();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/cars/byd');
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
  expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
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
  await test.step('in Arabic the rows run from right to left, and each name in its own direction', async () => {
    const [first, second] = await carsOf(page);
    const asked = [first, second].map(({ brandId, id }) => `compare=${brandId}/${id}`);
    await page.goto(`/ar/cars?${asked.join('&')}`);
    const row = page.getByRole('dialog').getByRole('row', { name: /^الموديل/ });
    await expect(row.getByRole('cell')).toHaveText([first.name, second.name]);
    const edges = await row
      .locator('th, td')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().x));
    expect(edges).toEqual(edges.toSorted((one, other) => other - one));
    await expect(row.locator('td b').first()).toHaveCSS('direction', 'ltr');
  });
  await page.evaluate(() => localStorage.clear());
  await test.step('it is shared by its address, which the list carries', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await openList(page);
    for (const index of [0, 1]) await cards(page).nth(index).getByRole('checkbox').check();
    const inAddress = () => new URL(page.url()).searchParams.getAll('compare');
    await expect.poll(() => inAddress().length).toBe(2);
    await compareSelected(page).click();
    await dialog(page).getByRole('button', { name: 'Share' }).click();
    await expect(notice(page)).toContainText('copied');
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(address).searchParams.getAll('compare')).toEqual(inAddress());

    const visitor = await browser.newPage();
    await visitor.goto(address);
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
});

test('it shows a loading state, today’s price, and a notice when a car has been withdrawn', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(/\/data\/brands\/byd\.json|could not be loaded|status of 500/);
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
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/data/brands/*.json', async (route) => {
    await asked;
    await route.fulfill({ status: 500, body: '' });
  });
  await page.goto('/cars/byd');
  await compareSelected(page).click();
  await expect(dialog(page).getByRole('status', { name: 'Loading the comparison' })).toBeVisible();
  answer();
  await expect(dialog(page).getByRole('alert')).toContainText('Error loading the comparison.');
  await page.unroute('**/data/brands/*.json');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page).getByRole('columnheader')).toHaveCount(2);
  await expect(dialog(page).getByRole('row', { name: /^Price\b/ })).toContainText('1,234,567');
});
