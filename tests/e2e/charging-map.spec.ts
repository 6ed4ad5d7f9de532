/** The map of charging points with its filters, its list and its trips. */
import { expect, type Page, test } from '../support/browser.ts';
import { seal } from '../support/catalogue.ts';

const map = (page: Page) => page.getByRole('region', { name: /^Map of charging points/ });
const marks = (page: Page) => map(page).getByRole('button', { name: /places?, zoom in$/ });
const results = (page: Page) =>
  page.getByRole('list', { name: 'Places on the map' }).getByRole('button');
const summary = (page: Page) => page.getByRole('status').filter({ hasText: /places? / });
const figure = async (page: Page) =>
  Number(/\d+/.exec((await summary(page).textContent()) ?? '')?.[0]);

/** Unfolds a part of the tools, which a wide screen shows unfolded. */
async function unfold(page: Page, title: RegExp): Promise<void> {
  const part = page.locator('details', { has: page.locator('summary', { hasText: title }) });
  if ((await part.getAttribute('open')) === null) await part.locator('summary').click();
}

const carAddress = seal.replace('/cars/', '');

test('the filters, the list and the address say the same, near any place; Back closes a place', async ({
  page,
  context,
}) => {
  await test.step('filters stand in the address; Back closes a place', async () => {
    await page.goto('/charging?plug=chademo');
    await expect(summary(page)).toHaveText(/^\d+ of \d+ places known to us$/);
    const chademo = await figure(page);
    expect(chademo).toBeGreaterThan(0);
    await expect(results(page).first()).toContainText('CHAdeMO');
    await unfold(page, /^Filters/);
    await page.getByRole('checkbox', { name: 'CHAdeMO' }).uncheck();
    await expect(page).toHaveURL('/charging');
    const all = await figure(page);
    expect(all).toBeGreaterThan(chademo);
    await page.getByLabel('Power').selectOption({ label: '100 kW or more' });
    await expect(page).toHaveURL('/charging?kw=100');
    const strong = await figure(page);
    expect(strong).toBeLessThan(all);
    await page.getByRole('checkbox', { name: 'Open to all' }).check();
    await expect(page).toHaveURL('/charging?kw=100&open=yes');

    const name = (await results(page).first().locator('bdi').first().textContent()) ?? '';
    await results(page).first().click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toContainText(/CCS2 \d+ kW/);
    await expect(page).toHaveURL(/point=/);
    const address = page.url();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await page.goto(address);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/charging?kw=100&open=yes');
  });
  await test.step('a place in Arabic letters, and the own position, which stays on the device', async () => {
    await unfold(page, /^Filters/);
    await page.getByRole('checkbox', { name: 'Open to all' }).uncheck();
    await page.getByLabel('Power').selectOption({ index: 0 });
    await expect(page).toHaveURL('/charging');
    const near = page.getByLabel('Near which place?');
    await near.fill('الغردقه');
    await near.press('Enter');
    await expect(summary(page)).toHaveText(/within 30 km of Hurghada$/);
    await expect(page).toHaveURL(/near=/);
    await expect(results(page).first()).toContainText(/\d+ km/);
    await near.fill('Atlantis');
    await near.press('Enter');
    await expect(page.getByText('We know no place called')).toBeVisible();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 30.061, longitude: 31.219 });
    await page.getByRole('button', { name: 'Where I am' }).click();
    await expect(summary(page)).toHaveText(/within 30 km of you$/);
    await expect(page).toHaveURL('/charging');
    await context.setGeolocation({ latitude: 48.8, longitude: 2.3 });
    await page.getByRole('button', { name: 'Where I am' }).click();
    await expect(page.getByText('You are not in Egypt')).toBeVisible();
  });
});

test('a trip is drawn with the battery at each stop; what is gone or cannot be loaded is said; a keyboard zooms', async ({
  page,
  faults,
}) => {
  await test.step('a trip is drawn with the battery at each stop, from the page of a car', async () => {
    await page.goto(`/charging?car=${carAddress}&from=cairo&to=aswan`);
    await expect(page.getByText(/^With the BYD Seal/)).toBeVisible();
    await expect(page.getByText(/There, \d+/)).toBeVisible();
    await unfold(page, /^A trip on the map/);
    await page.getByLabel('To', { exact: true }).selectOption({ label: 'Hurghada' });
    await expect(page).toHaveURL(/to=hurghada/);
    await expect(map(page).locator('.map-charge').last()).toHaveText(/\d+% left/);
  });
  await test.step('a car or a place that is gone, and places that cannot be loaded, are said', async () => {
    // No car, no trip.
    const [car, point] = ['byd/nothing-00000000', '00000000-0000-4000-8000-000000000000'];
    await page.goto(`/charging?car=${car}&from=cairo&to=hurghada&point=${point}`);
    await expect(page.getByText('This place is no longer among those known to us.')).toBeVisible();
    await expect(page.getByText('This car could not be looked up.')).toBeVisible();
    await expect(page.getByText('Choose your car under Filters')).toBeVisible();
    faults.expect(/charging-points|could not be loaded|Failed to load/);
    await page.route('**/data/charging-points.json', (route) => route.abort());
    await page.goto('/charging?near=zamalek');
    await expect(page.getByText('The charging points could not be loaded')).toBeVisible();
    await page.unroute('**/data/charging-points.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(results(page).first()).toBeVisible();
  });
  await test.step('the map is used by keyboard', async () => {
    await map(page).scrollIntoViewIfNeeded();
    await expect(marks(page).first()).toBeAttached();
    const before = await marks(page).count();
    await marks(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(map(page).locator('.points-map')).toBeFocused();
    await expect.poll(() => marks(page).count()).not.toBe(before);
  });
});
