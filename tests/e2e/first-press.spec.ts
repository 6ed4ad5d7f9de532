/**
 * A press that comes before the code of its island is answered once the code is there, and never lost. More controls:
 * tests/deep/early-press.spec.ts.
 */
import { localBuyer } from '../../scripts/stack/backend/accounts.ts';
import { expectSignedIn, fillSignIn } from '../support/accounts.ts';
import { expect, notice, type Page, test } from '../support/browser.ts';
import { sealPath } from '../support/catalogue.ts';
import { holdBack } from '../support/hold-back.ts';
import { expectCount, modelsOf } from '../support/listing.ts';

const scripts = '**/_astro/*.js';

/** Opens a page whose islands wait for their code; their directive stands in the page itself. */
async function openHeld(page: Page, address: string): Promise<() => void> {
  await page.unrouteAll();
  const release = await holdBack(page, scripts);
  await page.goto(address, { waitUntil: 'commit' });
  return release;
}

const financeOn = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Finance', exact: true });

test('each counts although it was pressed early: a heart, a box, a request, the theme before a link, the list’s controls, a sign-in', async ({
  page,
  catalogue,
  stack,
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
    await box.uncheck();

    release = await openHeld(page, sealPath(catalogue));
    const finance = financeOn(page);
    await finance.click();
    // It shows at once that it was pressed.
    await expect(finance).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(notice(page)).toContainText('Please sign in to access financing services');
    await expect(finance).not.toHaveAttribute('aria-busy');
  });
  await test.step('a press, and a link right after it', async () => {
    const release = await openHeld(page, '/about');
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await page.locator('#other-language').click({ noWaitAfter: true });
    release();
    // The code of the page comes first, and then the next page.
    await expect(page).toHaveURL('/ar/about', { timeout: 40_000 });
    await expect(page.locator('html')).toHaveClass(/dark/);
  });
  await test.step('order, search and filters of the list', async () => {
    const models = await modelsOf(stack);
    const release = await openHeld(page, '/cars');
    await page.getByLabel('Sort by').selectOption('price_asc');
    await page.getByRole('searchbox').fill('byd');
    await page.getByRole('button', { name: /^Filters/ }).click();
    release();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/q=byd&sort=price_asc/);
    await expectCount(page, models.filter(({ name }) => name.startsWith('BYD ')).length);
  });
  await test.step('what is typed to sign in, and the press that sends it', async () => {
    const release = await openHeld(page, '/signin');
    await fillSignIn(page, localBuyer);
    release();
    await expect(page).toHaveURL((url) => url.pathname === '/' && url.search === '');
    await expectSignedIn(page, true);
  });
});

test('where the code cannot be fetched, the page says so, and a later press works', async ({
  page,
  catalogue,
  faults,
}) => {
  faults.expect(/Failed to (?:load|fetch)|hydrat|ERR_FAILED|failed:/);
  await page.route(scripts, (route) => route.abort());
  await page.goto('/signin');
  await page.getByLabel('Email').fill('mona@example.com');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText("We couldn't load that")).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('mona@example.com');
  await expect(page).toHaveURL(/\/signin$/);

  await page.goto(sealPath(catalogue));
  const finance = financeOn(page);
  await finance.click();
  await expect(page.getByRole('alert')).toContainText("couldn't load that");
  await page.unroute(scripts);
  await finance.click();
  await expect(notice(page)).toContainText('Please sign in to access financing services');
});
