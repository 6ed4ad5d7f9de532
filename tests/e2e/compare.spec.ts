import AxeBuilder from '@axe-core/playwright';
import { z } from 'zod';
import { expect, type Page, test, useTheme } from '../support/browser.ts';

const CarSchema = z.object({
  id: z.string(),
  brandId: z.string(),
  brand: z.string(),
  name: z.string(),
  price: z.number().nullable(),
  recordId: z.string(),
});
type Car = z.infer<typeof CarSchema>;

/** Three models of a brand, of different price, from its data file. */
async function carsOf(page: Page, brandId = 'byd'): Promise<[Car, Car, Car]> {
  const response = await page.request.get(`/data/brands/${brandId}.json`);
  const { models } = z.object({ models: z.array(CarSchema) }).parse(await response.json());
  const priced = models.filter(({ price }) => price !== null);
  const [first, second, third] = new Map(priced.map((car) => [car.price, car])).values();
  if (!first || !second || !third) throw new Error(`${brandId} has too few models`);
  return [first, second, third];
}

const fullName = ({ brand, name }: Car) => `${brand} ${name}`;
const checkbox = (page: Page, car: Car) =>
  page.getByRole('checkbox', { name: `Compare ${fullName(car)}`, exact: true });
const bar = (page: Page) => page.getByRole('region', { name: 'Selected cars' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Car Comparison' });
const notice = (page: Page) => page.getByRole('region', { name: 'Notification' });
const compareSelected = (page: Page) =>
  bar(page).getByRole('button', { name: 'Compare Selected EVs', exact: true });

/** Keeps a selection before the first page of the test opens, as an earlier visit would have. */
async function keepSelected(page: Page, kept: string): Promise<void> {
  await page.addInitScript((text) => {
    if (localStorage.getItem('tayar-compare') === null) localStorage.setItem('tayar-compare', text);
  }, kept);
}

async function openWith(page: Page, ...cars: readonly Car[]) {
  const kept = cars.map(({ brandId, id }) => ({ brandId, id }));
  await keepSelected(page, JSON.stringify(kept));
  await page.goto('/cars/byd');
  await compareSelected(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('columnheader')).toHaveCount(1 + cars.length);
  return dialog(page);
}

/** A row of the table of cars that names the car and says nothing else of it. */
function rowOf({ recordId, brand, name }: Car) {
  const figures = [
    'range_km',
    'battery_capacity_kwh',
    'motor_power_hp',
    'top_speed_kmh',
    'torque_nm',
    'acceleration_s',
    'price_egp',
    'ac_kw',
    'dc_kw',
    'warranty_years',
    'ev_range_km',
    'combined_range_km',
  ];
  const row = { id: recordId, brand, model: name, photos: [], powertrain: 'BEV' };
  const none = Object.fromEntries(figures.map((column) => [column, null]));
  return { ...row, ...none, range_cycle: null, import_channel: null, updated_at: '2026-11-21' };
}

for (const address of ['/cars', '/cars/byd']) {
  test(`${address}: a bar counts the selected cars and clears them`, async ({ page }) => {
    const [first, second] = await carsOf(page);
    await page.goto(address);
    await expect(bar(page)).toBeHidden();
    await checkbox(page, first).check();
    await expect(bar(page)).toContainText('1 EV(s) Selected');
    await checkbox(page, second).check();
    await expect(bar(page)).toContainText('2 EV(s) Selected');
    await checkbox(page, second).uncheck();
    await expect(bar(page)).toContainText('1 EV(s) Selected');
    await bar(page).getByRole('button', { name: 'Clear Selected EVs', exact: true }).click();
    await expect(bar(page)).toBeHidden();
    await expect(checkbox(page, first)).not.toBeChecked();
  });

  test(`${address}: a third car is refused`, async ({ page }) => {
    const [first, second, third] = await carsOf(page);
    await page.goto(address);
    await checkbox(page, first).check();
    await checkbox(page, second).check();
    await checkbox(page, third).click();
    await expect(notice(page)).toContainText('Maximum Cars Selected');
    await expect(notice(page)).toContainText('Only two EVs are allowed for comparison.');
    await expect(checkbox(page, third)).not.toBeChecked();
    await expect(bar(page)).toContainText('2 EV(s) Selected');
  });
}

test('the list says how many cars are selected, and that none is', async ({ page }) => {
  const [first] = await carsOf(page);
  await page.goto('/cars');
  await page.getByRole('button', { name: 'Compare Selected (0/2)', exact: true }).click();
  await expect(notice(page)).toContainText('No Cars Selected');
  await expect(notice(page)).toContainText('Please select at least one car to compare.');
  await expect(dialog(page)).toHaveCount(0);
  await checkbox(page, first).check();
  await page.getByRole('button', { name: 'Compare Selected (1/2)', exact: true }).click();
  await expect(dialog(page)).toBeVisible();
});

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
  await expect(checkbox(page, second)).not.toBeChecked();
});

test('the selection outlives navigation and reload', async ({ page }) => {
  const [first] = await carsOf(page);
  await page.goto('/cars/byd');
  await checkbox(page, first).check();
  await page.goto('/cars');
  await expect(bar(page)).toContainText('1 EV(s) Selected');
  await expect(checkbox(page, first)).toBeChecked();
  await page.reload();
  await expect(checkbox(page, first)).toBeChecked();
  await page.goBack();
  await expect(checkbox(page, first)).toBeChecked();
});

test('two tabs show the same selection', async ({ page, context }) => {
  const [first] = await carsOf(page);
  await page.goto('/cars/byd');
  const other = await context.newPage();
  await other.goto('/cars/byd');
  await checkbox(page, first).check();
  await expect(checkbox(other, first)).toBeChecked();
  await bar(other).getByRole('button', { name: 'Clear Selected EVs' }).click();
  await expect(checkbox(page, first)).not.toBeChecked();
  await expect(bar(page)).toBeHidden();
});

for (const junk of ['{"broken', '[{"brandId":7}]', '"text"', '[null]']) {
  test(`stored junk such as ${junk} counts as nothing selected`, async ({ page }) => {
    const [first] = await carsOf(page);
    await keepSelected(page, junk);
    await page.goto('/cars/byd');
    await expect(bar(page)).toBeHidden();
    await checkbox(page, first).check();
    await expect(bar(page)).toContainText('1 EV(s) Selected');
  });
}

test('a price that changed since the build is compared as it is now', async ({ page }) => {
  const [first] = await carsOf(page);
  await page.route('**/rpc/catalogue_changes', async (route) => {
    const answer = z.looseObject({ cars: z.array(z.looseObject({})) });
    const changes = answer.parse(await (await route.fetch()).json());
    await route.fulfill({
      json: { ...changes, cars: [{ ...rowOf(first), price_egp: 1_234_567 }] },
    });
  });
  const comparison = await openWith(page, first);
  await expect(comparison.getByRole('row', { name: /^Price/ })).toContainText('1,234,567');
});

test('a car that is no longer listed leaves the comparison, with a notice', async ({ page }) => {
  const [first] = await carsOf(page);
  await keepSelected(page, JSON.stringify([first, { brandId: 'byd', id: 'gone-00000000' }]));
  await page.goto('/cars/byd');
  await compareSelected(page).click();
  await expect(notice(page)).toContainText('No longer available');
  await expect(dialog(page).getByRole('columnheader')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(bar(page)).toContainText('1 EV(s) Selected');
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

test('a keyboard alone selects, compares, removes and comes back', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no keyboard');
  const [first, second] = await carsOf(page);
  await page.goto('/cars/byd');
  for (const car of [first, second]) {
    await checkbox(page, car).focus();
    await page.keyboard.press('Space');
    await expect(checkbox(page, car)).toBeChecked();
  }
  await compareSelected(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('rowheader')).toHaveCount(14);
  const remove = dialog(page).getByRole('button', { name: `Remove ${fullName(first)}` });
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
    if (await remove.evaluate((button) => button === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(compareSelected(page)).toBeFocused();
});

test('the bar hides neither the end of the page nor what has the focus', async ({ page }) => {
  const cars = await carsOf(page);
  await page.goto('/cars/byd');
  await checkbox(page, cars[0]).check();
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
  await expect(bar(visitor)).toContainText('2 EV(s) Selected');
  // Its address still names both, but coming back to it is not asking for them.
  await visitor.reload();
  await expect(bar(visitor)).toContainText('2 EV(s) Selected');
  await expect(dialog(visitor)).toHaveCount(0);
  await visitor.close();
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
    const faults = async () =>
      (await new AxeBuilder({ page }).analyze()).violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => `${id}: ${html}`),
      );
    expect(await faults()).toEqual([]);
    await comparison.getByRole('button', { name: `Remove ${fullName(second)}` }).click();
    await expect(comparison.getByText('Select another car to compare')).toBeVisible();
    expect(await faults()).toEqual([]);
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
