/** While the scripts of a page are on their way, its links, forms and fields do what they say. */
import { expect, hydrated, type Page, test } from '../support/browser.ts';
import { sealPath } from '../support/catalogue.ts';
import { holdBack } from '../support/hold-back.ts';
import { phone } from '../support/screens.ts';

test.use(phone);

const everyScript = '**/_astro/*.js';
/** The page's own module comes together with its styles. */
const islands = /\/_astro\/(?!Document)[^/]+\.js$/;

async function openHeld(
  page: Page,
  address: string,
  held: string | RegExp = everyScript,
): Promise<() => void> {
  await page.unrouteAll();
  const release = await holdBack(page, held);
  await page.goto(address, { waitUntil: 'commit' });
  return release;
}

/** Scripts never come, so the page that follows is only looked at by its address. */
test('links to the other language and to sign in keep the filters', async ({ page }) => {
  await openHeld(page, '/cars?body=SUV&sort=price_asc', islands);
  await page.waitForLoadState('domcontentloaded');
  await page.locator('#other-language').click({ noWaitAfter: true });
  await expect(page).toHaveURL('/ar/cars?body=SUV&sort=price_asc');
  await page.waitForLoadState('domcontentloaded');
  await page.locator('#other-language').click({ noWaitAfter: true });
  await expect(page).toHaveURL('/cars?body=SUV&sort=price_asc');
  await page.waitForLoadState('domcontentloaded');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.locator('#menu-sign-in').click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/signin\?redirect=\/cars%3Fbody%3DSUV%26sort%3Dprice_asc$/);
});

test('the forms of the home page lead where they say', async ({ page }) => {
  await openHeld(page, '/');
  await page.getByLabel('Your budget').selectOption({ index: 3 });
  await page.getByRole('button', { name: 'Show the cars that fit' }).click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/choose\?budget=1000000&daily=40&trip=&parking=yes$/);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('byd seal');
  await page.getByRole('searchbox').press('Enter', { noWaitAfter: true });
  await expect(page).toHaveURL('/cars?q=byd+seal');
});

test('what is typed for a quote stays, and the plans follow it', async ({ page }) => {
  const release = await openHeld(page, '/services/insurance');
  const form = page.getByRole('region', { name: 'Get your quotes' });
  await page.getByLabel('What is your car worth? (EGP)').fill('1500000');
  await form.getByLabel('Year').fill('2024');
  await form.getByLabel('Owner name').fill('Mona Said');
  release();
  await hydrated(page);
  await expect(page.getByLabel('What is your car worth? (EGP)')).toHaveValue('1,500,000');
  await expect(form.getByLabel('Year')).toHaveValue('2024');
  await expect(form.getByLabel('Owner name')).toHaveValue('Mona Said');
  await expect(page.getByRole('table')).toContainText('1,500,000');
  await page.reload();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(form.getByLabel('Owner name')).toHaveValue('Mona Said');
});

test('a press, and a link right after it: the page’s own code comes first', async ({
  page,
  catalogue,
}) => {
  const followed = { timeout: 40_000 };
  let release = await openHeld(page, sealPath(catalogue));
  await page.getByRole('button', { name: 'This is my car' }).click();
  await page.getByRole('link', { name: /^Chargers that fit/ }).click({ noWaitAfter: true });
  release();
  await expect(page).toHaveURL(/\/chargers/, followed);
  await expect(page.getByText('Seal').first()).toBeVisible();

  release = await openHeld(page, '/cars/byd');
  const card = page.getByRole('article').first();
  await card.getByRole('checkbox', { name: /^Compare/ }).check();
  await card.getByRole('link').first().click({ noWaitAfter: true });
  release();
  await expect(page).toHaveURL(/\/cars\/byd\/./, followed);
  await page.goto('/cars/byd');
  await expect(page.getByRole('region', { name: 'Selected cars' })).toContainText('1 EV');
});

test('the view of the list and a category of chargers that are chosen early count; the focus fetches the search', async ({
  page,
}) => {
  let release = await openHeld(page, '/cars');
  await page.getByText('View Brands', { exact: true }).click();
  release();
  await expect(page.getByRole('heading', { name: 'Electric Car Brands' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'View Brands' })).toBeChecked();
  await expect(page).toHaveURL(/\/cars\?view=brands$/);

  // The focus that hydrates the list fetches its search as well, so that the first letter need not wait for it.
  await page.unrouteAll();
  await page.goto('/cars');
  const search = page.waitForRequest(/\/car-search\./);
  await page.getByRole('searchbox').focus();
  await search;

  release = await openHeld(page, '/chargers');
  await page.locator('main summary').filter({ hasText: 'Filter' }).click();
  const home = page.getByRole('main').getByRole('checkbox', { name: /^Home \d+$/ });
  await home.check();
  release();
  await expect(page).toHaveURL(/category=home$/);
  await expect(home).toBeChecked();
});
