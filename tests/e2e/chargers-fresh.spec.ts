import { z } from 'zod';
import { expect, type Page, test } from '../support/browser.ts';

const list = '**/rest/v1/chargers?*';
const Rows = z.array(z.looseObject({ id: z.string(), model: z.string() }));
type Row = z.infer<typeof Rows>[number];

const cards = (page: Page) => page.locator('.charger-shop .charger').filter({ visible: true });
const skeletons = (page: Page) =>
  page.locator('.charger-waiting .charger').filter({ visible: true });

/** Lets the backend say that a charger has gone since the build; `complete` as the page is young enough for more. */
async function someChange(page: Page, complete: boolean): Promise<void> {
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

test('a charger that was added, changed or withdrawn since the build is shown as it is', async ({
  page,
}) => {
  await someChange(page, true);
  await answerWith(page, ([first, second, ...rest]) => {
    if (!first || !second) return rest;
    const added = { ...first, id: '0a0a0a0a-0000-4000-8000-000000000000', model: 'Newest Box' };
    return [added, { ...second, price_egp: 123_456 }, ...rest];
  });
  await page.goto('/chargers');
  await expect(cards(page).getByRole('heading', { name: 'Newest Box' })).toBeVisible();
  await expect(page.locator('.charger-price', { hasText: '123,456' })).toBeVisible();
  await expect(page.locator('.charger-count')).toHaveText(`${await cards(page).count()} chargers`);
  await expect(page.locator('h1')).toHaveCount(1);
});

test('every category of a fresh list can be chosen, and the address still counts', async ({
  page,
}) => {
  await someChange(page, true);
  await answerWith(page, (rows) =>
    rows.map((row, index) => ({ ...row, category: `Kind ${index % 12}` })),
  );
  await page.goto('/chargers?category=kind+11');
  const boxes = page.getByRole('checkbox');
  await expect(boxes).toHaveCount(12);
  await expect(page.getByRole('checkbox', { name: /^Kind 11 / })).toBeChecked();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('checkbox', { name: /^Kind 0 / }).check();
  await expect(cards(page)).toHaveCount(3);
  await expect(page).toHaveURL(/category=kind\+0&category=kind\+11$/);
});

test('whoever folds the filter and reads on keeps both, and the focus', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await someChange(page, true);
  await answerWith(page, (rows) => rows.map((row) => ({ ...row, warranty_years: 9 })), held);
  await page.goto('/chargers');
  await page.locator('.charger-filter summary').click();
  const link = cards(page).nth(6).getByRole('link');
  await link.focus();
  const top = () => link.evaluate((part) => Math.round(part.getBoundingClientRect().top));
  const before = await top();
  release();
  await expect(cards(page).nth(6)).toContainText('9 years');
  await expect(link).toBeFocused();
  await expect(page.locator('.charger-filter')).not.toHaveAttribute('open');
  expect(Math.abs((await top()) - before)).toBeLessThan(3);
});

test('a page too old for single changes shows three skeletons until the list is there', async ({
  page,
}) => {
  await someChange(page, false);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await answerWith(page, (rows) => rows.slice(0, 4), held);
  await page.goto('/chargers');
  await expect(skeletons(page)).toHaveCount(3);
  await expect(cards(page)).toHaveCount(0);
  release();
  await expect(cards(page)).toHaveCount(4);
  await expect(skeletons(page)).toHaveCount(0);
});

test('when the list cannot be loaded the built one stays, with a way to try again', async ({
  page,
  faults,
}) => {
  faults.expect(/chargers|Failed to load resource/);
  await someChange(page, false);
  await page.route(list, (route) => route.fulfill({ status: 500, json: { message: 'down' } }));
  await page.goto('/chargers');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Failed to load chargers. Please try again later.');
  const built = await cards(page).count();
  expect(built).toBeGreaterThanOrEqual(15);
  await page.unroute(list);
  await answerWith(page, (rows) => rows.slice(0, 5));
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(5);
  await expect(alert).toHaveCount(0);
});
