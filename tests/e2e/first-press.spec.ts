/** A press that comes before the code of its island is answered once the code is there, and never lost. */
import { confirmedPerson, expectSignedIn, fillSignIn } from '../support/accounts.ts';
import { expect, hydrated, notice, type Page, test } from '../support/browser.ts';
import { sealPath } from '../support/catalogue.ts';
import { holdBack } from '../support/hold-back.ts';
import { expectCount, modelsOf, wake } from '../support/listing.ts';

const scripts = '**/_astro/*.js';

/** Opens a page whose islands wait for their code; their directive stands in the page itself. */
async function openHeld(page: Page, address: string): Promise<() => void> {
  const release = await holdBack(page, scripts);
  await page.goto(address, { waitUntil: 'commit' });
  return release;
}

test('a heart, a box and a request, each pressed early; a press, and a link right after it', async ({
  page,
  catalogue,
}) => {
  await test.step('a heart and a compare box of a card, and a request of a car', async () => {
    let release = await openHeld(page, '/cars/byd');
    const card = page.getByRole('article').first();
    const box = card.getByRole('checkbox', { name: /^Compare/ });
    await card.getByRole('button', { name: /favorite/i }).click();
    await box.click();
    release();
    await expect(notice(page)).toContainText('Please sign in to save favorites');
    await expect(box).toBeChecked();
    await expect(page.getByRole('region', { name: 'Selected cars' })).toContainText('1 EV');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);

    await page.unrouteAll();
    release = await openHeld(page, sealPath(catalogue));
    const finance = page.getByRole('main').getByRole('button', { name: 'Finance', exact: true });
    await finance.click();
    // It shows at once that it was pressed.
    await expect(finance).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(notice(page)).toContainText('Please sign in to access financing services');
    await expect(finance).not.toHaveAttribute('aria-busy');
  });
  await page.unrouteAll();
  await page.evaluate(() => localStorage.clear());
  await test.step('a press, and a link right after it', async () => {
    // The code of the page comes first, and then the next page.
    const followed = { timeout: 40_000 };
    let release = await openHeld(page, sealPath(catalogue));
    await page.getByRole('button', { name: 'This is my car' }).click();
    const fitting = page.getByRole('link', { name: /^Chargers that fit/ });
    await fitting.click({ noWaitAfter: true });
    release();
    await expect(page).toHaveURL(/\/chargers/, followed);
    await expect(page.getByText('Seal').first()).toBeVisible();
    await page.unrouteAll();

    release = await openHeld(page, '/');
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await page.locator('#other-language').click({ noWaitAfter: true });
    release();
    await expect(page).toHaveURL('/ar', followed);
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page.unrouteAll();

    release = await openHeld(page, '/cars/byd');
    const card = page.getByRole('article').first();
    await card.getByRole('checkbox', { name: /^Compare/ }).check();
    await card.getByRole('link').first().click({ noWaitAfter: true });
    release();
    await expect(page).toHaveURL(/\/cars\/byd\/./, followed);
    await page.goto('/cars/byd');
    await expect(page.getByRole('region', { name: 'Selected cars' })).toContainText('1 EV');
  });
});

test('order, search, filters and view of the list, a category of chargers, and a sign-in', async ({
  page,
  stack,
}) => {
  await test.step('order, search, filters and view of the list, and a category of chargers', async () => {
    const models = await modelsOf(stack);
    let release = await openHeld(page, '/cars');
    await page.getByLabel('Sort by').selectOption('price_asc');
    await page.getByRole('searchbox').fill('byd');
    await page.getByRole('button', { name: /^Filters/ }).click();
    release();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/q=byd&sort=price_asc/);
    await expectCount(page, models.filter(({ name }) => name.startsWith('BYD ')).length);

    await page.unrouteAll();
    release = await openHeld(page, '/cars');
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
  await page.unrouteAll();
  await test.step('what is typed to sign in, and the press that sends it', async () => {
    const person = await confirmedPerson(stack);
    const release = await openHeld(page, '/signin');
    await fillSignIn(page, person);
    release();
    await expect(page).toHaveURL((url) => url.pathname === '/' && url.search === '');
    await expectSignedIn(page, true);
  });
});

test('where code cannot be fetched the page says so and a later press works; one that a deploy took away is told apart', async ({
  page,
  catalogue,
  faults,
  context,
}) => {
  await test.step('where the code cannot be fetched, the page says so, and a later press works', async () => {
    faults.expect(/Failed to (?:load|fetch)|hydrat|ERR_FAILED|failed:/);
    await page.route(scripts, (route) => route.abort());
    await page.goto('/signin');
    await page.getByLabel('Email').fill('mona@example.com');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText("We couldn't load that")).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('mona@example.com');
    await expect(page).toHaveURL(/\/signin$/);

    await page.goto(sealPath(catalogue));
    const finance = page.getByRole('main').getByRole('button', { name: 'Finance', exact: true });
    await finance.click();
    await expect(page.getByRole('alert')).toContainText("couldn't load that");
    await page.unroute(scripts);
    await finance.click();
    await expect(notice(page)).toContainText('Please sign in to access financing services');
  });
  await test.step('a lazily loaded file that a deploy has taken away is told from a lost connection', async () => {
    faults.expect(/404|Failed to (?:load|fetch)|ERR_INTERNET_DISCONNECTED|could not be loaded/);
    await page.goto(sealPath(catalogue));
    await wake(page);
    await hydrated(page);
    await page.route('**/_astro/load-past-prices*.js', (route) => route.fulfill({ status: 404 }));
    const history = page.getByRole('button', { name: 'Price history' });
    await context.setOffline(true);
    await history.click();
    await expect(notice(page)).toContainText("We couldn't load that");
    // It is asked for again by itself.
    await context.setOffline(false);
    await expect(notice(page)).toContainText('The site was updated');
    await page.unroute('**/_astro/load-past-prices*.js');
    await notice(page).getByRole('link', { name: 'Reload' }).click();
    await expect(page.getByText('The site was updated')).toHaveCount(0);
    await history.click();
    await expect(history).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });
});
