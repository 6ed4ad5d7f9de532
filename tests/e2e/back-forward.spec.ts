/** The browser keeps every page as it was left, and it is right again when it comes back (GOALS, 8). */
import { chromium } from 'playwright/test';
import { confirmedPerson, signInOn } from '../support/accounts.ts';
import { expect, type Page, test } from '../support/browser.ts';
import { addressOf, routes } from '../support/routes.ts';

/** Playwright turns the cache off in the browsers that it starts. */
async function withCache(baseURL: string, visit: (page: Page) => Promise<void>): Promise<void> {
  const { executablePath, args } = test.info().project.use.launchOptions ?? {};
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: args ?? [],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL });
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  try {
    await visit(await context.newPage());
  } finally {
    await browser.close();
  }
}

/** Back to the page before; what says why when the browser had not kept it. */
async function goBack(page: Page): Promise<unknown> {
  await page.goBack({ waitUntil: 'commit' });
  return page.evaluate(() => {
    if (Reflect.get(window, 'persisted') === true) return 'as it was';
    const [entry] = performance.getEntriesByType('navigation');
    return JSON.stringify(entry && Reflect.get(entry, 'notRestoredReasons'));
  });
}

test('every kind of page comes back as it was left', async ({ catalogue, stack }) => {
  await withCache(stack.siteUrl, async (page) => {
    const found: Record<string, unknown> = {};
    const pages = routes.filter(({ name }) => !['profile', 'orders', 'insurance'].includes(name));
    for (const route of pages) {
      await page.goto(addressOf(route, catalogue));
      await page.mouse.move(200, 200);
      await page.goto('/terms');
      found[route.name] = await goBack(page);
    }
    expect(found).toEqual(Object.fromEntries(pages.map(({ name }) => [name, 'as it was'])));
  });
});

test('what was chosen meanwhile is shown when a page comes back', async ({ stack }) => {
  await withCache(stack.siteUrl, async (page) => {
    await page.goto('/');
    await page.goto('/cars/byd');
    const box = page.getByRole('checkbox').first();
    await page.locator('.car-card a').first().click();
    await expect(page).toHaveURL(/\/cars\/byd\/.+/);
    const car = new URL(page.url()).pathname.split('/').slice(2).join('/');
    const [brandId, id] = car.split('/');
    await page.mouse.move(200, 200);
    await page.waitForFunction(() => localStorage.getItem('tayar-recent') !== null);
    await page.evaluate(
      (text) => localStorage.setItem('tayar-compare', text),
      JSON.stringify([{ brandId, id }]),
    );
    expect(await goBack(page)).toBe('as it was');
    await expect(box).toBeChecked();
    await expect(page.locator('.compare-bar')).toBeVisible();
    expect(await goBack(page)).toBe('as it was');
    await expect(page.locator('.recent li')).toHaveCount(1);
  });
});

test('who signed in or out meanwhile is known when a page comes back', async ({ stack }) => {
  const person = await confirmedPerson(stack);
  await withCache(stack.siteUrl, async (page) => {
    await page.goto('/about');
    await signInOn(page, person);
    // Past the page on which the session was put in place.
    await page.goBack({ waitUntil: 'commit' });
    expect(await goBack(page)).toBe('as it was');
    await expect(page.locator('html')).toHaveClass(/signed-in/);
    await page.goto('/terms');
    await page.evaluate(() => localStorage.removeItem('user'));
    expect(await goBack(page)).toBe('as it was');
    await expect(page.locator('html')).not.toHaveClass(/signed-in/);
  });
});

test('a form that was open shows nothing of whoever has signed out since', async ({ stack }) => {
  const person = await confirmedPerson(stack);
  await withCache(stack.siteUrl, async (page) => {
    await page.goto('/about');
    await signInOn(page, person);
    await page.goto('/cars/byd');
    await page.locator('.car-card a').first().click();
    await page
      .getByRole('main')
      .getByRole('button', { name: 'Finance', exact: true })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Occupation').fill('Dentist');
    await page.goto('/terms');
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) {
        if (key !== 'tayar-recent') localStorage.removeItem(key);
      }
    });
    expect(await goBack(page)).toBe('as it was');
    await expect(page.locator('html')).not.toHaveClass(/signed-in/);
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(person.email)).toHaveCount(0);
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept.filter((key) => key.startsWith('tayar-draft'))).toEqual([]);
  });
});

test('a narrowed list comes back as it was left, and what was kept to make it so again is gone', async ({
  stack,
}) => {
  await withCache(stack.siteUrl, async (page) => {
    await page.goto('/cars');
    const suv = page.getByRole('checkbox', { name: /^SUV/ });
    const count = page.locator('.models-count');
    const all = (await count.textContent()) ?? '';
    await suv.check();
    await expect(count).not.toHaveText(all);
    await page.getByLabel('Sort by').selectOption('price_asc');
    await expect(page).toHaveURL(/sort=price_asc/);
    const [narrowed, address] = [(await count.textContent()) ?? '', page.url()];
    const first = page.locator('.models-cards .car-card').first();
    const name = (await first.locator('h3').textContent()) ?? '';
    await first.getByRole('link').click();
    await expect(page.locator('[data-back]')).toBeVisible();
    expect(await goBack(page)).toBe('as it was');
    await expect(page).toHaveURL(address);
    await expect(suv).toBeChecked();
    await expect(page.getByLabel('Sort by')).toHaveValue('price_asc');
    await expect(count).toHaveText(narrowed);
    await expect(first.locator('h3')).toHaveText(name);
    expect(await page.evaluate(() => sessionStorage.getItem('carsFilterState'))).toBeNull();
  });
});

test('a heart that was pressed meanwhile is pressed when a list comes back', async ({ stack }) => {
  const person = await confirmedPerson(stack);
  await withCache(stack.siteUrl, async (page) => {
    await page.goto('/about');
    await signInOn(page, person);
    await page.goto('/cars/byd');
    const card = page.locator('.car-card').first();
    const heart = card.locator('.favourite');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await card.getByRole('link').click();
    const onCar = page.locator('.gallery .favourite');
    await onCar.click();
    await expect(page.locator('.toast')).toContainText('added to your favorites');
    expect(await goBack(page)).toBe('as it was');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });
});
