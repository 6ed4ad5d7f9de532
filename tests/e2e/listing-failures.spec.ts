/** What the list says where something that it takes cannot be fetched, and how it goes on. */
import { product } from '../../src/config/product.ts';
import { expect, test } from '../support/browser.ts';
import { cards, expectCount, filters, modelsOf, openList, wake } from '../support/listing.ts';

const error = 'Error loading car brands. Please try again later.';

test('a page from before a rebuild finds the file that took the place of its own', async ({
  page,
  faults,
}) => {
  faults.expect(/404/);
  const gone: string[] = [];
  await page.route('**/data/listing/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    gone.push(pathname);
    await route.fulfill({ status: 404, body: 'gone' });
  });
  await page.goto('/cars');
  await page.getByLabel('Sort by').selectOption('price_asc');
  await expect(cards(page).nth(20)).toBeAttached();
  await expect(page.getByText(error)).toHaveCount(0);
  expect(gone.length).toBeGreaterThan(0);
});

test('cars that cannot be loaded are an error; all models can still be read; one may try again', async ({
  page,
  stack,
  faults,
  isMobile,
}) => {
  faults.expect(/503|Failed to load resource/);
  let broken = true;
  await page.route('**/data/listing/*.json', (route) =>
    broken ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await page.goto('/cars');
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByText(error)).toBeHidden();
  const panel = await filters(page, isMobile);
  await panel.getByRole('checkbox', { name: /^SUV/ }).check();
  if (isMobile) await page.keyboard.press('Escape');
  await expect(page.getByRole('alert').getByText(error)).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await expectCount(page, (await modelsOf(stack)).length);
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(error)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remove filter: SUV' })).toBeVisible();
  await expect(cards(page)).toHaveCount(product.listingCardLimit);
});

test('a search that cannot be had is an error only once something is searched for', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(/search|Failed to (?:fetch|load)/);
  let broken = true;
  const refused: string[] = [];
  await page.route('**/_astro/search*.js', (route) => {
    if (!broken) return route.continue();
    refused.push(route.request().url());
    return route.abort('internetdisconnected');
  });
  await openList(page, '?body=SUV');
  const shown = cards(page).first();
  await expect(shown).toBeVisible();
  await page.getByRole('searchbox').focus();
  await expect.poll(() => refused.length).toBeGreaterThan(0);
  await expect(page.getByText(error)).toHaveCount(0);
  await expect(shown).toBeVisible();
  await page.getByRole('searchbox').fill('byd');
  await expect(page.getByRole('alert').getByText(error)).toBeVisible();
  // All models stand there, and so the count is of them.
  await expectCount(page, (await modelsOf(stack)).length);
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(error)).toBeHidden();
  await expect(shown).toContainText('BYD');
});

test('where the cars cannot be had, the built ones stay and one may ask for more again', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(/503|Failed to load resource/);
  const models = await modelsOf(stack);
  let broken = true;
  await page.route('**/data/listing/*.json', (route) =>
    broken ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  const failed = page.waitForResponse('**/data/listing/*.json');
  await page.goto('/cars');
  await wake(page);
  await failed;
  const { listingCardsInPage: inPage, listingCardLimit: limit } = product;
  await expect(cards(page)).toHaveCount(inPage);
  await expect(page.getByText(`${inPage} of ${models.length} models shown`)).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(cards(page)).toHaveCount(limit);
  await expect(page.getByText(`${limit} of ${models.length} models shown`)).toBeVisible();
});
