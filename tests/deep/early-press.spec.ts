/** While the scripts of a page are on their way, its links, forms and fields do what they say. */
import { expect, hydrated, type Page, test } from '../support/browser.ts';
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
