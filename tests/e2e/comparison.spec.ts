import { z } from 'zod';
import { faultsOf } from '../support/accessibility.ts';
import { expect, test, useTheme } from '../support/browser.ts';
import {
  carsOf,
  checkbox,
  compareSelected,
  dialog,
  expectSelected,
  fullName,
  keepSelected,
  openWith,
} from '../support/compare.ts';
import { wake } from '../support/listing.ts';
import { notice } from '../support/notice.ts';

test('two cars stand side by side in fourteen rows', async ({ page }) => {
  const [first, second] = await carsOf(page);
  const comparison = await openWith(page, first, second);
  await expect(comparison.getByRole('rowheader')).toContainText([
    'Brand',
    'Model',
    'Body Type',
    'Price',
    'Maximum Range',
    'Battery Capacity',
    'Motor Power',
    'Torque',
    'Acceleration 0-100 km/h',
    'Max Speed',
    'Charging Protocol',
    'AC Charging',
    'DC Charging',
    'Dimensions',
  ]);
  await expect(comparison.getByRole('rowheader')).toHaveCount(14);
  await expect(comparison.getByRole('row', { name: /^Model/ }).getByRole('cell')).toHaveText([
    first.name,
    second.name,
  ]);
  const cheaper = (first.price ?? 0) < (second.price ?? 0) ? 0 : 1;
  const prices = comparison.getByRole('row', { name: /^Price/ }).getByRole('cell');
  await expect(prices.nth(cheaper)).toContainText('Best');
  await expect(prices.nth(1 - cheaper)).not.toContainText('Best');
  await expect(comparison.getByRole('img', { name: /to one scale/ })).toBeVisible();
});

test('in Arabic the rows run from right to left, and each name in its own direction', async ({
  page,
}) => {
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

test('on the narrowest phone words stay within the place for another car, and two prices stay apart', async ({
  page,
}) => {
  const [first, second] = await carsOf(page);
  const asked = [first, second].map(({ brandId, id }) => `compare=${brandId}/${id}`);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/cars', '/ar/cars']) {
    await page.goto(`${path}?${asked[0]}`);
    const place = page.getByRole('dialog').locator('.comparison-add');
    await expect(place).toBeVisible();
    const over = await place.evaluate((box) => box.scrollWidth - box.clientWidth);
    expect.soft(over, path).toBeLessThanOrEqual(0);

    await page.goto(`${path}?${asked.join('&')}`);
    const prices = page.getByRole('dialog').getByRole('row', { name: /^(?:Price|السعر)/ });
    await expect(prices).toBeVisible();
    const [one, other] = await prices
      .locator('b')
      .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect()));
    if (!one || !other) throw new Error('Two prices expected.');
    const gap = Math.max(one.left, other.left) - Math.min(one.right, other.right);
    expect.soft(gap, path).toBeGreaterThanOrEqual(8);
  }
});

test('rows in which the cars are alike can be left out', async ({ page }) => {
  const [first, second] = await carsOf(page);
  const comparison = await openWith(page, first, second);
  await comparison.getByRole('switch', { name: 'Differences only' }).check();
  await expect(comparison.getByRole('rowheader', { name: 'Brand' })).toHaveCount(0);
  await expect(comparison.getByRole('rowheader', { name: 'Price' })).toHaveCount(1);
  await comparison.getByRole('switch').uncheck();
  await expect(comparison.getByRole('rowheader')).toHaveCount(14);
});

test('a removed car leaves a place for another', async ({ page }) => {
  const [first, second] = await carsOf(page);
  const comparison = await openWith(page, first, second);
  await expect(comparison.getByText('Select another car to compare')).toHaveCount(0);
  await comparison.getByRole('button', { name: `Remove ${fullName(first)}`, exact: true }).click();
  await expect(comparison.getByRole('columnheader')).toHaveCount(2);
  await expect(comparison.getByText('Select another car to compare')).toBeVisible();
  await expect(page.locator('[role=dialog]:focus, [role=dialog] :focus')).toHaveCount(1);
  await comparison.getByRole('button', { name: `Remove ${fullName(second)}`, exact: true }).click();
  await expect(comparison.getByText('Select another car to compare')).toBeVisible();
  await comparison.getByRole('link', { name: 'View all models' }).click();
  await expect(page).toHaveURL(/\/cars$/);
  await wake(page);
  await expect(checkbox(page, second)).not.toBeChecked();
});

test('beside the list of brands the place for another car leads to the models', async ({
  page,
}) => {
  const [first] = await carsOf(page);
  await keepSelected(page, JSON.stringify([{ brandId: first.brandId, id: first.id }]));
  await page.goto('/cars?view=brands');
  await page.getByRole('button', { name: 'Compare Selected EVs', exact: true }).click();
  await dialog(page).getByRole('link', { name: 'View all models' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Electric Car Models' })).toBeVisible();
});

test('who removes both cars and closes goes on in the page, where nothing moves', async ({
  page,
}) => {
  const comparison = await openWith(page, ...(await carsOf(page)).slice(0, 2));
  await page.evaluate(() => scrollTo(0, 600));
  for (const count of [2, 1]) {
    const removes = comparison.getByRole('button', { name: /^Remove/ });
    await expect(removes).toHaveCount(count);
    await removes.first().click();
  }
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Escape');
  await expect(comparison).toBeHidden();
  await expect(page.locator('#main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('a price that changed since the build is compared as it is now', async ({ page, stack }) => {
  const [first] = await carsOf(page);
  const row = z.tuple([z.looseObject({ price_egp: z.unknown() })]);
  const address = `${stack.supabaseUrl}/rest/v1/cars?id=eq.${first.recordId}`;
  const headers = { apikey: stack.publishableKey };
  const [stored] = row.parse(await (await page.request.get(address, { headers })).json());
  await page.route('**/rpc/catalogue_changes*', async (route) => {
    const answer = z.looseObject({ cars: z.array(z.looseObject({})) });
    const changes = answer.parse(await (await route.fetch()).json());
    await route.fulfill({
      json: { ...changes, cars: [{ ...stored, price_egp: 1_234_567 }] },
    });
  });
  const comparison = await openWith(page, first);
  await expect(comparison.getByRole('row', { name: /^Price/ })).toContainText('1,234,567');
});

test('a car that is no longer listed leaves the comparison, with a notice', async ({ page }) => {
  const [first] = await carsOf(page);
  await keepSelected(page, JSON.stringify([first, { brandId: 'byd', id: 'gone-00000000' }]));
  await page.goto('/cars/byd');
  await expect(notice(page)).toContainText('No longer available');
  await expectSelected(page, 1);
  await compareSelected(page).click();
  await expect(dialog(page).getByRole('columnheader')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expectSelected(page, 1);
});

test('a data file that fails can be asked for again', async ({ page, faults }) => {
  faults.expect(/\/data\/brands\/byd\.json|The cars to compare could not be loaded|status of 500/);
  const [first] = await carsOf(page);
  await keepSelected(page, JSON.stringify([first]));
  await page.goto('/cars/byd');
  await page.route('**/data/brands/*.json', (route) => route.fulfill({ status: 500, body: '' }));
  await compareSelected(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Error loading the comparison.');
  await page.unroute('**/data/brands/*.json');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page).getByRole('rowheader')).toHaveCount(14);
});

test('a slow network is answered at once: busy first, then loading', async ({ page }) => {
  const [first] = await carsOf(page);
  await keepSelected(page, JSON.stringify([first]));
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/Comparison[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/data/brands/*.json', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/cars/byd');
  await compareSelected(page).click();
  await expect(compareSelected(page)).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect(dialog(page).getByRole('status', { name: 'Loading the comparison' })).toBeVisible();
  answer();
  await expect(dialog(page).getByRole('rowheader')).toHaveCount(14);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});

test('the comparison can be shared by its address', async ({ page, context, browser }) => {
  const [first, second] = await carsOf(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  const comparison = await openWith(page, first, second);
  await comparison.getByRole('button', { name: 'Share' }).click();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(address).searchParams.getAll('compare')).toEqual([
    `byd/${first.id}`,
    `byd/${second.id}`,
  ]);
  await expect(notice(page)).toContainText('copied');

  const visitor = await browser.newPage();
  await visitor.goto(address);
  await expect(dialog(visitor).getByRole('columnheader')).toContainText([
    '',
    first.name,
    second.name,
  ]);
  await visitor.keyboard.press('Escape');
  await expectSelected(visitor, 2);
  // Nothing on the page opened it.
  await expect(visitor.locator('#main')).toBeFocused();
  // Its address still names both, but coming back to it is not asking for them.
  await visitor.reload();
  await expectSelected(visitor, 2);
  await expect(dialog(visitor)).toHaveCount(0);
  await visitor.close();
});

test('the Back button of a phone closes the comparison, not the page', async ({ page }) => {
  await page.addInitScript(() => {
    class Watched extends CloseWatcher {
      constructor() {
        super();
        // What the browser does at the button, which a test has none of.
        Reflect.set(window, 'pressBack', () => this.requestClose());
      }
    }
    Reflect.set(window, 'CloseWatcher', Watched);
  });
  const [first, second] = await carsOf(page);
  const comparison = await openWith(page, first, second);
  const address = page.url();
  await page.evaluate(() => Reflect.get(window, 'pressBack')());
  await expect(comparison).toHaveCount(0);
  expect(page.url()).toBe(address);
});

test('paper shows the comparison alone', async ({ page }) => {
  const [first, second] = await carsOf(page);
  const comparison = await openWith(page, first, second);
  await page.emulateMedia({ media: 'print' });
  await expect(comparison.getByRole('table')).toBeVisible();
  await expect(page.locator('main')).toBeHidden();
  await expect(page.locator('header').first()).toBeHidden();
  await expect(comparison.getByRole('button')).toHaveCount(0);
});

for (const theme of ['light', 'dark'] as const) {
  test(`the comparison has no accessibility fault, ${theme}`, async ({ page }) => {
    const [first, second] = await carsOf(page);
    await useTheme(page, theme);
    const comparison = await openWith(page, first, second);
    expect(await faultsOf(page)).toEqual([]);
    await comparison.getByRole('button', { name: `Remove ${fullName(second)}` }).click();
    await expect(comparison.getByText('Select another car to compare')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });
}

test('the comparison fits the screen, its head in sight while it scrolls', async ({ page }) => {
  const [first, second] = await carsOf(page);
  const comparison = await openWith(page, first, second);
  const table = comparison.getByRole('table');
  const fits = await table.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return left >= 0 && right <= innerWidth && element.scrollWidth <= element.clientWidth + 1;
  });
  expect(fits).toBe(true);
  await comparison.getByRole('rowheader', { name: 'Dimensions' }).scrollIntoViewIfNeeded();
  await expect(comparison.getByRole('link', { name: fullName(first) })).toBeInViewport();
  await expect(comparison.getByRole('button', { name: 'Close' })).toBeInViewport();
});
