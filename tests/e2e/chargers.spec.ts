/** The chargers: filtered, shared by address, and as they are today. */
import { z } from 'zod';
import { confirmedPerson, signInOn } from '../support/accounts.ts';
import { expect, type Page, test } from '../support/browser.ts';
import { done, editorOf } from '../support/editor.ts';

const cards = (page: Page) => page.locator('main li.charger').filter({ visible: true });
const box = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${name} \\d+$`) });
const clear = (page: Page) => page.getByRole('button', { name: 'Clear All Filters' });
/** On a phone the filter is folded. */
const openFilter = (page: Page) =>
  page.locator('summary').filter({ hasText: 'Filter' }).filter({ visible: true }).click();
const shownCount = (page: Page) => page.getByRole('status').filter({ visible: true });

/** How many chargers the filter says there are of a category. */
async function countOf(page: Page, category: string): Promise<number> {
  const label = page.locator('label', { has: box(page, category) });
  return Number(/\d+$/.exec((await label.textContent()) ?? '')?.[0]);
}

test('a category shows its chargers only, says how many and stands in the address', async ({
  page,
}) => {
  await page.goto('/chargers');
  const all = await cards(page).count();
  expect(all).toBeGreaterThanOrEqual(15);
  await expect(shownCount(page)).toHaveText(`${all} chargers`);
  await openFilter(page);
  const portable = await countOf(page, 'Portable');
  const rapid = await countOf(page, 'Business, rapid');
  await box(page, 'Portable').check();
  await expect(cards(page)).toHaveCount(portable);
  await expect(shownCount(page)).toHaveText(`${portable} of ${all} chargers`);
  await box(page, 'Business, rapid').focus();
  await page.keyboard.press('Space');
  await expect(cards(page)).toHaveCount(portable + rapid);
  await expect(page).toHaveURL(/\/chargers\?category=business\+dc&category=portable$/);

  await cards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/chargers\/.+/);
  await page.getByRole('link', { name: 'All chargers' }).click();
  await expect(page).toHaveURL('/chargers?category=business+dc&category=portable');
  await openFilter(page);
  await expect(box(page, 'Portable')).toBeChecked();
  await expect(cards(page)).toHaveCount(portable + rapid);
  await clear(page).click();
  await expect(cards(page)).toHaveCount(all);
  await expect(shownCount(page)).toHaveText(`${all} chargers`);
  await expect(page).toHaveURL(/\/chargers$/);

  // A shared category that there is none of says so and is let go.
  await page.goto('/chargers?category=solar');
  await expect(cards(page)).toHaveCount(0);
  const none = page.getByText('No chargers available with the selected filters.');
  await expect(none).toBeVisible();
  await clear(page).last().click();
  await expect(none).toBeHidden();
  await expect(cards(page).nth(14)).toBeVisible();
  await expect(page).toHaveURL(/\/chargers$/);
});

test('my car is chosen once; chargers, their pages and the request then say what fits, as do other tabs', async ({
  page,
  stack,
  catalogue,
}) => {
  const person = await confirmedPerson(stack);
  await signInOn(page, person);
  await page.goto(catalogue.cars.find((path) => path.startsWith('/cars/byd/seagull')) ?? '');
  const charging = page.getByRole('region', { name: 'Charging', exact: true });
  await expect(charging).toContainText('Connector GB/T Assumed');
  await charging.getByRole('button', { name: 'This is my car' }).click();
  await expect(charging.getByRole('status')).toContainText('This is your car');
  await charging.getByRole('link', { name: 'Chargers that fit' }).click();
  await expect(page).toHaveURL(/\/chargers\?connector=gbt-ac&connector=gbt-dc#found$/);
  const badge = (text: string) => cards(page).filter({ hasText: text });
  await expect(badge('Fits your car')).toHaveCount(2);
  await expect(cards(page)).toHaveCount(2);
  await expect(badge('GB-T Wallbox')).toContainText(/With installation\s*EGP\s33,000/);
  await expect(badge('GB-T Wallbox')).toContainText(/Charger alone\s*EGP\s18,000/);
  await openFilter(page);
  await clear(page).click();
  // What fits comes first, without a filter, too.
  await expect(cards(page).nth(1)).toContainText('Fits your car');
  await box(page, '4 to 8 kW').check();
  await expect(page).toHaveURL(/\?power=4-8(#found)?$/);
  await expect(badge('BYD Wallbox')).toContainText('Does not fit your car');

  await badge('BYD Wallbox').getByRole('link').first().click();
  await expect(page.getByRole('status').filter({ visible: true })).toContainText(
    'Does not fit your BYD Seagull',
  );
  await expect(page.getByRole('main')).toContainText(/With installation\s*EGP\s40,000/);
  await expect(page.getByRole('main')).toContainText(/Not for every BYD: \d+ of our \d+/);
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(title).toContainText('BYD Wallbox');
  const name = (await title.textContent()) ?? '';
  await page.getByRole('button', { name: 'Book Installation' }).click();
  const dialog = page.getByRole('dialog');
  const vehicle = dialog.getByLabel('Vehicle model');
  await expect(vehicle).toHaveValue(/^BYD Seagull/);
  await expect(dialog.getByText('Does not fit your BYD Seagull')).toBeVisible();
  await vehicle.fill('byd seal rwd');
  await expect(dialog.getByText('Fits your BYD Seal RWD')).toBeVisible();
  // Asked from a charger, it names the charger to the buyer and to the team, with the fit that the form showed.
  await expect(dialog).toContainText(`You're asking about the ${name}.`);
  await dialog.getByRole('radio', { name: 'Home' }).check();
  await dialog.getByLabel('Parking type').selectOption('street');
  await dialog.getByLabel('Location').fill('Maadi');
  await dialog.getByRole('button', { name: 'Request advice' }).click();
  await expect(dialog).toContainText('Request submitted');
  const columns = 'item_id, item_name, language, page, shown';
  const requests = editorOf(stack).from('charger_requests').select(columns);
  expect(await done(requests.eq('name', person.name))).toEqual([
    {
      item_id: expect.any(String),
      item_name: name,
      language: 'en',
      page: new URL(page.url()).pathname,
      shown: { fit: expect.objectContaining({ car: 'BYD Seal RWD', verdict: 'yes' }) },
    },
  ]);
  await dialog.getByRole('button', { name: 'Close' }).first().click();

  // Another is found by name, in either language; in every tab it is the same one.
  const other = await page.context().newPage();
  await other.goto('/ar/chargers');
  const mine = other.getByRole('region', { name: 'سيارتي' });
  const unfit = cards(other).filter({ hasText: 'لا يناسب سيارتك' });
  await mine.getByRole('button', { name: /إزالة/ }).click();
  await mine.getByRole('searchbox').fill('بي واي دي اتو');
  await mine.getByRole('button', { name: /Atto 3/ }).click();
  await expect(mine).toContainText('منفذ ⁨CCS2⁩');
  await expect(unfit).toHaveCount(2);
  await mine.getByRole('button', { name: 'اعرض الشواحن المناسبة' }).click();
  await expect(unfit).toHaveCount(0);
  await expect(page.getByRole('status').filter({ visible: true })).toContainText(
    'Fits your BYD Atto 3',
  );
});

const list = '**/rest/v1/chargers?*';
const Rows = z.array(z.looseObject({ id: z.string(), model: z.string() }));
type Row = z.infer<typeof Rows>[number];

/** Has the backend say that a charger has gone since the build; `complete` as the page is young enough for more. */
async function reportChange(page: Page, complete: boolean): Promise<void> {
  await page.route('**/rpc/catalogue_changes*', async (route) => {
    const response = await route.fetch();
    const answer = z.looseObject({ withdrawn: z.looseObject({}) }).parse(await response.json());
    const withdrawn = { ...answer.withdrawn, chargers: ['00000000-0000-4000-8000-000000000000'] };
    await route.fulfill({ response, json: { ...answer, withdrawn, complete } });
  });
}

/** Changes the chargers that the backend answers, all at once; `held` delays it. */
async function answerWith(
  page: Page,
  change: (rows: Row[]) => Row[],
  held?: Promise<void>,
): Promise<void> {
  await page.route(list, async (route) => {
    const isLater = new URL(route.request().url()).searchParams.has('id');
    if (isLater) return route.fulfill({ json: [] });
    const response = await route.fetch();
    const rows = Rows.parse(await response.json());
    await held;
    await route.fulfill({ response, json: change(rows) });
  });
}

test('what changed since the build appears in place; where the whole list is needed and fails, a retry is offered', async ({
  page,
  faults,
}) => {
  await test.step('a page too old for single changes loads the whole list; if that fails, it offers a retry', async () => {
    faults.expect(/chargers|Failed to load resource/);
    await reportChange(page, false);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(list, async (route) => {
      await held;
      await route.fulfill({ status: 500, json: { message: 'down' } });
    });
    await page.goto('/chargers');
    await expect(page.locator('[aria-busy=true] .charger').filter({ visible: true })).toHaveCount(
      3,
    );
    release();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Failed to load chargers. Please try again later.');
    // The built list stays.
    await expect(cards(page).nth(14)).toBeVisible();
    await page.unroute(list);
    await answerWith(page, ([first, ...rows]) => [
      ...(first ? [{ ...first, model: 'Newest Box', price_egp: 123_456 }] : []),
      ...rows.slice(0, 4),
    ]);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page)).toHaveCount(5);
    await expect(cards(page).filter({ hasText: 'Newest Box' })).toContainText('123,456');
    await expect(alert).toHaveCount(0);
  });
  await page.unrouteAll();
  await test.step('changes since the build appear without moving the reader’s place', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await reportChange(page, true);
    await answerWith(page, (rows) => rows.map((row) => ({ ...row, warranty_years: 9 })), held);
    // On a phone the filter is folded, and stays so.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/chargers');
    const link = cards(page).nth(6).getByRole('link').first();
    await link.focus();
    const top = () => link.evaluate((part) => Math.round(part.getBoundingClientRect().top));
    const before = await top();
    release();
    await expect(cards(page).nth(6)).toContainText('9 years');
    await expect(link).toBeFocused();
    await expect(page.getByRole('checkbox').first()).toBeHidden();
    expect(Math.abs((await top()) - before)).toBeLessThan(3);
    await page.unroute(list);
    await page.setViewportSize({ width: 1440, height: 900 });
    await answerWith(page, (rows) =>
      rows.map((row, index) => ({ ...row, category: `Kind ${index % 12}` })),
    );
    await page.goto('/chargers?category=kind+11');
    const categories = page.getByRole('group', { name: 'Category' });
    await expect(categories.getByRole('checkbox')).toHaveCount(12);
    await expect(page.getByRole('checkbox', { name: /^Kind 11 / })).toBeChecked();
    await expect(cards(page)).toHaveCount(1);
  });
});
