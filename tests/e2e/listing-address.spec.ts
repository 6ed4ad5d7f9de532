import { expect, test } from '../support/browser.ts';
import {
  cards,
  expectCount,
  filters,
  modelsOf,
  openList,
  putFiltersAway,
  searchOf,
} from '../support/listing.ts';

test('an address that is shared shows what it says, in the controls too', async ({
  page,
  stack,
  isMobile,
}) => {
  const models = await modelsOf(stack);
  await openList(page, '?sort=range_desc&price=-2000000&range=300-&body=SUV&protocol=CCS2');
  await expectCount(
    page,
    models.filter(
      ({ price, range, bodyType, protocol }) =>
        price !== null &&
        price <= 2_000_000 &&
        range !== null &&
        range >= 300 &&
        bodyType === 'SUV' &&
        protocol === 'CCS2',
    ).length,
  );
  await expect(page.getByLabel('Sort by')).toHaveValue('range_desc');
  const panel = await filters(page, isMobile);
  await expect(panel.getByRole('checkbox', { name: /^SUV/ })).toBeChecked();
  await expect(panel.getByRole('checkbox', { name: /^CCS2/ })).toBeChecked();
  await expect(panel.getByLabel('Highest price (EGP)')).toHaveValue('2,000,000');
  await expect(panel.getByRole('slider', { name: 'Shortest range' })).toHaveValue('300');
});

test('it never shows all models first', async ({ page }) => {
  await page.addInitScript(() => {
    const flashes: string[] = [];
    Object.assign(window, { flashes });
    const look = () => {
      const card = document.querySelector('article');
      const isAnswer = document.querySelector('[aria-label="Remove filter: SUV"]') !== null;
      const isSeen = card?.checkVisibility({ visibilityProperty: true });
      if (isSeen && !isAnswer) flashes.push(card?.textContent ?? '');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  // Nobody has moved: an address that asks for something is enough.
  await page.goto('/cars?body=SUV');
  await expect(page.getByRole('button', { name: 'Remove filter: SUV' })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  expect(await page.evaluate('window.flashes')).toEqual([]);
});

test('a list whose code does not come is shown as it was built', async ({ page, faults }) => {
  faults.expect(/Listing|Failed to (?:fetch|load)/);
  await page.route('**/_astro/Listing*.js', (route) => route.abort('internetdisconnected'));
  await page.goto('/cars?body=SUV');
  await expect(cards(page).first()).toBeVisible({ timeout: 12_000 });
});

test('what an address says wrongly is dropped from it', async ({ page, stack }) => {
  const models = await modelsOf(stack);
  await openList(page, '?sort=cheapest&body=Spaceship&price=abc&view=grid&utm_source=friend');
  await expectCount(page, models.length);
  await expect(page).toHaveURL(/\/cars\?utm_source=friend$/);
});

test('Back takes back one choice after the other, and forward makes them again', async ({
  page,
  stack,
  isMobile,
}) => {
  const models = await modelsOf(stack);
  const suvs = models.filter(({ bodyType }) => bodyType === 'SUV').length;
  await openList(page);
  const panel = await filters(page, isMobile);
  await panel.getByRole('checkbox', { name: /^SUV/ }).check();
  await expect(page).toHaveURL(/\?body=SUV$/);
  await panel.getByRole('checkbox', { name: /^CCS2/ }).check();
  await putFiltersAway(page, isMobile);
  // A word typed letter by letter is one choice.
  await page.getByRole('searchbox').pressSequentially('seal', { delay: 20 });
  await expect(page).toHaveURL(/q=seal/);
  await page.goBack();
  await expect(page).toHaveURL(/\?body=SUV&protocol=CCS2$/);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.goBack();
  await expectCount(page, suvs);
  await page.goBack();
  await expectCount(page, models.length);
  expect(searchOf(page)).toBe('');
  await expect(page.getByRole('button', { name: 'Remove filter: SUV' })).toHaveCount(0);
  await page.goForward();
  await expectCount(page, suvs);
  await expect(page.getByRole('button', { name: 'Remove filter: SUV' })).toBeVisible();
});

test('compared cars stand in the address, and a shared one compares them', async ({ page }) => {
  await openList(page);
  const [first, second] = [cards(page).nth(0), cards(page).nth(1)];
  await first.getByRole('checkbox').check();
  await second.getByRole('checkbox').check();
  await expect.poll(() => new URL(page.url()).searchParams.getAll('compare')).toHaveLength(2);
  const shared = page.url();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/about');
  await page.goto(shared);
  await expect(page.getByRole('dialog', { name: 'Car Comparison' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Compare Selected (2/2)' })).toBeVisible();
  await expect(cards(page).nth(0).getByRole('checkbox')).toBeChecked();
});

test('in Arabic a lowest price takes its part of the slider from the right', async ({ page }) => {
  await page.goto('/ar/cars?price=500000-');
  await expect(page.getByRole('button', { name: 'إزالة الفلتر:' })).toHaveText(
    /من \u200f?٥٠٠٬٠٠٠\sج\.م\.\u200f? فأكثر/,
  );
  await page.getByRole('button', { name: /^الفلاتر/ }).click();
  const ends = await page
    .locator('.slider-track')
    .first()
    .evaluate((track) => {
      const { left, right } = getComputedStyle(track, '::after');
      return [left, right].map(Number.parseFloat);
    });
  expect(ends).toEqual([0, expect.any(Number)]);
  expect(ends[1]).toBeGreaterThan(0);
});

test('the way to sign in leads back to the list as it is shown', async ({ page }) => {
  await openList(page);
  await page.getByLabel('Sort by').selectOption('price_asc');
  await expect(page).toHaveURL(/sort=price_asc$/);
  const door = page.locator('a.for-guest').first();
  await door.dispatchEvent('pointerdown');
  const href = (await door.getAttribute('href')) ?? '';
  expect(new URLSearchParams(href.split('?')[1]).get('redirect')).toBe('/cars?sort=price_asc');
});
