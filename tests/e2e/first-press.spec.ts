/** What somebody presses before its script has come is answered when it comes, and never lost (GOALS, 8). */

import { confirmedPerson, signInOn } from '../support/accounts.ts';
import { answerScript } from '../support/answer-script.ts';
import { expect, type Page, scriptsCome, test } from '../support/browser.ts';
import { expectSelected } from '../support/compare.ts';
import { holdBack } from '../support/hold-back.ts';
import { notice } from '../support/notice.ts';
import { usesWebFont } from '../support/web-fonts.ts';

/** Lets the script that answers presses come only when told to. */
const holdScript = (page: Page) => holdBack(page, answerScript);

test('what a car is asked for, and a picture of its gallery', async ({ page, catalogue }) => {
  const release = await holdScript(page);
  await page.goto(catalogue.cars[0] ?? '');
  // Before that the browser itself follows the link to a picture.
  await scriptsCome(page);
  const main = page.getByRole('main');
  const picture = main.locator('.gallery-links a').nth(2);
  const address = page.url();
  for (const control of [picture, main.getByRole('button', { name: 'Finance', exact: true })]) {
    await control.click();
    await expect(control).toHaveAttribute('aria-busy', 'true');
  }
  release();
  await expect(notice(page)).toContainText('Please sign in to access financing services');
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  await expect(picture).toHaveAttribute('aria-current', 'true');
  expect(page.url()).toBe(address);
});

test('what is pressed and ticked before any script came is answered', async ({ page }) => {
  const release = await holdBack(page, '**/_astro/Page.*.js');
  await page.goto('/cars/byd', { waitUntil: 'commit' });
  const [heart, box] = [page.locator('[data-favourite]'), page.locator('input[data-compare]')];
  await heart.first().click();
  await heart.first().click();
  await box.first().check({ force: true });
  release();
  await expect(notice(page)).toContainText('Please sign in');
  await expectSelected(page, 1);
  await expect(heart.first()).not.toHaveAttribute('aria-busy');
});

test('a category of chargers ticked before any script came stays', async ({ page }) => {
  const release = await holdBack(page, '**/_astro/*.js');
  await page.goto('/chargers', { waitUntil: 'commit' });
  const home = page.locator('#charger-filter').getByRole('checkbox', { name: 'Home' });
  await home.check();
  release();
  await expect(page).toHaveURL(/category=home$/);
  await expect(home).toBeChecked();
});

for (const scripts of ['every script', 'the script of the list']) {
  test(`the filters opened before ${scripts} came stay open, and count`, async ({ page }) => {
    const every = scripts === 'every script';
    const release = await holdBack(page, every ? '**/_astro/*.js' : '**/_astro/ModelsView*.js');
    await page.goto('/cars', every ? { waitUntil: 'commit' } : undefined);
    await page.getByRole('button', { name: /^Filters/ }).click();
    const panel = page.getByRole('dialog', { name: 'Filters' });
    await panel.getByRole('checkbox', { name: /^SUV/ }).check();
    release();
    await expect(page).toHaveURL(/body=SUV/);
    await expect(panel).toBeVisible();
  });
}

/** Whether the page was painted before it asked for what an address tells of; as long as either is to come, null. */
function paintedBefore(page: Page, asked: string): Promise<boolean | null> {
  return page.evaluate((part) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const found = performance.getEntriesByType('resource').find(({ name }) => name.includes(part));
    return paint && found ? paint.startTime < found.startTime : null;
  }, asked);
}

test('scripts and fonts are asked for once the page has been painted', async ({ page }) => {
  for (const address of ['/', '/cars', '/ar/cars/byd']) {
    // As one comes from elsewhere.
    await page.goto('about:blank');
    await page.goto(address);
    // It may be loaded before either.
    await expect.poll(() => paintedBefore(page, '_astro/Page.'), address).toBe(true);
    await expect.poll(() => usesWebFont(page), address).toBe(true);
    await expect.poll(() => paintedBefore(page, '/fonts/'), address).toBe(true);
  }
});

test('whoever comes from another page of the site has its fonts at once', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(/privacy/);
  await expect.poll(() => usesWebFont(page)).toBe(true);
  await expect.poll(() => paintedBefore(page, '/fonts/')).toBe(false);
  await expect.poll(() => paintedBefore(page, '_astro/Page.')).toBe(true);
});

test('a page whose font cannot be had stays in the letters of the device', async ({
  page,
  faults,
}) => {
  faults.expect(/fonts|Failed to load/);
  await page.route('**/fonts/*', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/fonts/'));
  await page.goto('/about');
  await failed;
  await page
    .locator('html')
    .evaluate(async () => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(await usesWebFont(page)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a font that cannot be had keeps no other away', async ({ page, faults }) => {
  faults.expect(/fonts|Failed to load/);
  await page.route('**/fonts/readex*', (route) => route.abort());
  await page.goto('/about');
  await expect.poll(() => usesWebFont(page)).toBe(true);
});

test('fonts come where the scripts of the page cannot be had', async ({ page, faults }) => {
  faults.expect(/_astro|Failed to load|dynamically imported/);
  await page.route('**/_astro/Page.*', (route) => route.abort());
  await page.goto('/about');
  await expect.poll(() => usesWebFont(page)).toBe(true);
});

test('scripts also come where the browser does not tell of paints', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/cars/byd');
  await page.locator('[data-favourite]').first().click();
  await expect(notice(page)).toContainText('Please sign in');
});

test('a script that does not come is told of, and fetched again at the next press', async ({
  page,
  faults,
}) => {
  faults.expect(/answer-presses|Failed to (?:fetch|load)/);
  let refused = 0;
  await page.route(answerScript, async (route) => {
    refused += 1;
    if (refused > 1) await route.continue();
    else await route.abort('internetdisconnected');
  });
  await page.goto('/cars/byd');
  const heart = page.locator('[data-favourite]').first();
  await heart.click();
  await expect(notice(page)).toContainText('That could not be loaded');
  await expect(heart).not.toHaveAttribute('aria-busy');
  await heart.click();
  await expect(notice(page)).toContainText('Please sign in');
});

test('a press without a connection is told of, and answered once there is one', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/Failed to (?:fetch|load)|ERR_INTERNET_DISCONNECTED/);
  await page.goto('/cars/byd');
  await scriptsCome(page);
  await context.setOffline(true);
  const heart = page.locator('[data-favourite]').first();
  await heart.click();
  await expect(heart).not.toHaveAttribute('aria-busy');
  await context.setOffline(false);
  await heart.click();
  await expect(notice(page)).toContainText('Please sign in');
});

test('a car ticked for comparison before the script came is selected', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/cars/byd');
  await page.locator('input[data-compare]').first().check({ force: true });
  release();
  await expectSelected(page, 1);
});

test('cars ticked on pages that are left before the script came are selected', async ({ page }) => {
  await page.route(answerScript, () => {});
  const ticked = page.locator('input[data-compare]');
  for (const address of ['/cars/byd', '/cars/mg']) {
    await page.goto(address);
    await ticked.first().check({ force: true });
  }
  await page.unrouteAll();
  await page.goto('/about');
  await page.goto('/cars/byd');
  await expectSelected(page, 2);
});

test('a car ticked while the script cannot come is told of, and selected with the next', async ({
  page,
  faults,
}) => {
  faults.expect(/answer-presses|Failed to (?:fetch|load)/);
  let reachable = false;
  await page.route(answerScript, (route) =>
    reachable ? route.continue() : route.abort('internetdisconnected'),
  );
  await page.goto('/cars/byd');
  const boxes = page.locator('input[data-compare]');
  await boxes.nth(0).check({ force: true });
  await expect(notice(page)).toContainText('That could not be loaded');
  reachable = true;
  await boxes.nth(1).check({ force: true });
  await expectSelected(page, 2);
});

test('the account menu opens when it has come', async ({ page, stack }) => {
  // A phone has its items in the menu of the site.
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInOn(page, await confirmedPerson(stack));
  const release = await holdScript(page);
  await page.goto('/about');
  const button = page.locator('#account-button');
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.locator('#account')).toBeVisible();
});
