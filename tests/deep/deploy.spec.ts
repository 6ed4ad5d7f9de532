/** The site is deployed while a person has a page of it open, or one of before: it goes on, or says to reload. */
import { confirmedPerson, signInOn } from '../support/accounts.ts';
import { expect, hydrated, notice, type Page } from '../support/browser.ts';
import { sealPath } from '../support/catalogue.ts';
import { test } from '../support/changing-site.ts';
import { cards, expectCount, modelsOf, wake } from '../support/listing.ts';
import { keptIn, readPage } from '../support/offline.ts';
import { phone } from '../support/screens.ts';
import { beginVisit, booked, sendVisit } from '../support/visit-dialog.ts';

test.use(phone);

const scripts = '**/_astro/*.js';
const gone = {
  status: 404,
  contentType: 'text/html; charset=utf-8',
  body: '<!doctype html><title>Page not found</title><h1>Page not found</h1>',
};
const faultsOfDeploy =
  /404|Failed to (?:load|fetch)|ERR_|module script|MIME|hydrat|could not be loaded|TypeError|failed:|[Ee]rror/;

/** The scripts of the page that is open are gone, as after a deploy; those of a page that is loaded anew are there. */
async function deploy(page: Page, which: string | RegExp = scripts): Promise<void> {
  await page.route(which, (route) => route.fulfill(gone));
}

/** Opens the comparison of what is selected. */
const compareOn = (page: Page) =>
  page
    .getByRole('region', { name: 'Selected cars' })
    .getByRole('button', { name: /^Compare/ })
    .click();

const isReloaded = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' });

test('a page of before, none of whose scripts are left: it is read, says why a press does nothing, and reloads', async ({
  page,
  catalogue,
  faults,
}) => {
  faults.expect(faultsOfDeploy);
  for (const path of ['/cars', sealPath(catalogue)]) {
    await deploy(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const button = page
      .getByRole('main')
      .getByRole('button', { name: /favorite/i })
      .first();
    await button.click();
    const alert = page.getByRole('alert').filter({ visible: true });
    await expect(alert.getByText('the site may have been updated')).toBeVisible();
    await isReloaded(page);
    const loaded = page.waitForEvent('load');
    await alert.getByRole('link', { name: 'Reload' }).click();
    await loaded;
    await button.click();
    await expect(notice(page)).toContainText('Please sign in to save favorites');
  }
  // A list that was asked for is not kept back either.
  await deploy(page);
  await page.goto('/cars?body=SUV');
  await expect(cards(page).first()).toBeVisible({ timeout: 30_000 });
});

test('a deploy during a visit: the list, its comparison and its search say to reload', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(faultsOfDeploy);
  const { length: total } = await modelsOf(stack);
  await page.goto('/cars');
  await wake(page);
  await hydrated(page);
  await expectCount(page, total);
  await deploy(page, /_astro\/(?:Comparison|car-search)[^/]*\.js/);
  await page.getByRole('searchbox').fill('byd');
  await expect(notice(page)).toContainText('The site was updated');
  await isReloaded(page);
  await notice(page).getByRole('link', { name: 'Reload' }).click();
  // What was asked for is in the address, and so still there.
  await expect(page.getByRole('searchbox')).toHaveValue('byd');
  await expect(cards(page).first()).toContainText('BYD');

  await deploy(page, /_astro\/Comparison[^/]*\.js/);
  for (const index of [0, 1]) {
    await cards(page)
      .nth(index)
      .getByRole('checkbox', { name: /^Compare/ })
      .check();
  }
  await compareOn(page);
  await expect(notice(page)).toContainText('The site was updated');
  await isReloaded(page);
  await notice(page).getByRole('link', { name: 'Reload' }).click();
  await compareOn(page);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a deploy before a request is opened, and while it is filled in', async ({
  page,
  stack,
  catalogue,
  faults,
}) => {
  faults.expect(faultsOfDeploy);
  await signInOn(page, await confirmedPerson(stack));
  await page.goto(sealPath(catalogue));
  await hydrated(page);
  await deploy(page, /_astro\/(?:VisitForm|Dialog)[^/]*\.js/);
  await page.getByRole('button', { name: 'Book a Visit' }).first().click();
  await expect(notice(page)).toContainText('The site was updated');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await isReloaded(page);
  await notice(page).getByRole('link', { name: 'Reload' }).click();
  const dialog = await beginVisit(page, 'Premium');
  // The code that is fetched last: that of the backend's client.
  await deploy(page);
  await sendVisit(dialog);
  await expect(
    dialog.getByText(booked).or(page.getByText('The site was updated')).first(),
  ).toBeVisible();
  if ((await dialog.getByText(booked).count()) > 0) return;
  await expect(dialog.getByLabel('Trim')).toHaveValue('Premium');
  await isReloaded(page);
  await page.reload();
  await page.getByRole('button', { name: 'Book a Visit' }).first().click();
  await expect(dialog.getByLabel('Trim')).toHaveValue('Premium');
  await sendVisit(dialog);
  await expect(dialog).toContainText(booked);
});

test('the worker of before a deploy: its pages work with what it kept, and say to reload for what it did not', async ({
  page,
  site,
  stack,
  faults,
}) => {
  faults.expect(faultsOfDeploy);
  await readPage(page, '/cars', site.url);
  const kept = (await keptIn(page, 'tayar-files')).filter((path) => path.endsWith('.js'));
  expect(kept.length).toBeGreaterThan(2);
  for (const script of kept) site.deploy(script);
  await page.goto(`${site.url}/cars`);
  await wake(page);
  await hydrated(page);
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  const texts = await Promise.all(
    kept.map(async (path) => (await fetch(stack.siteUrl + path)).text()),
  );
  const comparison = /Comparison\.[\w-]+\.js/.exec(texts.join(''))?.[0] ?? '';
  expect(comparison).not.toBe('');
  site.deploy(`/_astro/${comparison}`);
  for (const index of [0, 1]) {
    await cards(page)
      .nth(index)
      .getByRole('checkbox', { name: /^Compare/ })
      .check();
  }
  await compareOn(page);
  await expect(notice(page)).toContainText('The site was updated');
});

test('a lazily loaded file that a deploy has taken away is told from a lost connection', async ({
  page,
  catalogue,
  faults,
  context,
}) => {
  faults.expect(faultsOfDeploy);
  await page.goto(sealPath(catalogue));
  await wake(page);
  await hydrated(page);
  await deploy(page, '**/_astro/load-past-prices*.js');
  const history = page.getByRole('button', { name: 'Price history' });
  await context.setOffline(true);
  await history.click();
  await expect(notice(page)).toContainText("We couldn't load that");
  // It is asked for again by itself.
  await context.setOffline(false);
  await expect(notice(page)).toContainText('The site was updated');
  await isReloaded(page);
  await notice(page).getByRole('link', { name: 'Reload' }).click();
  await expect(page.getByText('The site was updated')).toHaveCount(0);
  await history.click();
  await expect(history).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});
