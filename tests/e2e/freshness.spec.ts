/** Built pages put themselves right by what has changed since (DECISIONS, 'Fresher than the build'). */
import { expect, type Page, test } from '../support/browser.ts';
import { done, editorOf } from '../support/editor.ts';
import type { Stack } from '../support/stack.ts';

const question = '**/rest/v1/rpc/catalogue_changes';
const nothing = {
  as_of: '2026-01-01T00:00:00Z',
  complete: true,
  brands: [],
  cars: [],
  chargers: [],
  withdrawn: { brands: [], cars: [], chargers: [] },
};

const card = (page: Page, name: string) => page.locator('.car-card', { hasText: name }).first();

/** The car's record as it stands, the address of its page, and what puts the record back. */
async function borrowCar(stack: Stack, brand: string, pages: readonly string[]) {
  const editor = editorOf(stack);
  const rows = await done(
    editor.from('cars').select('*').eq('brand', brand).eq('published', true).order('id').limit(1),
  );
  const [row] = rows ?? [];
  if (!row) throw new Error(`There is no car of ${brand}`);
  const address = pages.find((path) => path.endsWith(row.id.slice(0, 8)));
  if (address === undefined) throw new Error(`There is no page of ${brand} ${row.model}`);
  const write = (change: { price_egp?: number; published?: boolean }) =>
    done(editor.from('cars').update(change).eq('id', row.id));
  const { price_egp, published } = row;
  const putBack = () => write({ published, ...(price_egp !== null && { price_egp }) });
  return { row, address, brandAddress: address.replace(/\/[^/]+$/, ''), write, putBack };
}

test('a changed price is there at the next view of every page that tells it', async ({
  page,
  stack,
  catalogue,
}) => {
  const car = await borrowCar(stack, 'Volvo', catalogue.cars);
  try {
    await car.write({ price_egp: 3_141_593 });
    await page.goto(car.address);
    await expect(page.getByRole('main')).toContainText('EGP 3,141,593');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      /EGP\s3,141,593/,
    );
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Full Specifications');
    await page.goto(car.brandAddress);
    await expect(card(page, car.row.model)).toContainText('EGP 3,141,593');
    await page.goto('/cars');
    await expect(card(page, car.row.model)).toContainText('EGP 3,141,593');
  } finally {
    await car.putBack();
  }
  await page.goto(car.brandAddress);
  await expect(card(page, car.row.model)).not.toContainText('EGP 3,141,593');
});

test('the reader keeps tab, focus and place on the page while it changes', async ({
  page,
  stack,
  catalogue,
}) => {
  const car = await borrowCar(stack, 'Zeekr', catalogue.cars);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(question, async (route) => {
    await asked;
    await route.continue();
  });
  try {
    await car.write({ price_egp: 2_718_282 });
    await page.goto(car.address);
    const tab = page.getByRole('tab', { name: 'Features' });
    await tab.click();
    await tab.focus();
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(0);
    answer();
    await expect(page.getByRole('main')).toContainText('EGP 2,718,282');
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(tab).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: 'Features' })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  } finally {
    await car.putBack();
  }
});

test('an added car is shown by its brand and counted at home, and its page is there', async ({
  page,
  stack,
}) => {
  const editor = editorOf(stack);
  const id = 'abcdef01-0000-4000-8000-00000000f001';
  const counted = page.locator('#home-brands a[href="/cars/porsche"]');
  await page.goto('/');
  const before = Number.parseInt((await counted.locator('.text-micro').textContent()) ?? '', 10);
  try {
    const added = { id, brand: 'porsche', model: 'Mission X', price_egp: 9_876_543, range_km: 500 };
    await done(editor.from('cars').insert(added));
    await page.goto('/');
    await expect(counted).toContainText(`${before + 1} models`);
    await counted.click();
    await expect(card(page, 'Mission X')).toContainText('EGP 9,876,543');
    await expect(page.locator('.brand-facts')).toContainText(String(before + 1));
    await card(page, 'Mission X').getByRole('link').click();
    await expect(page).toHaveURL(/\/cars\/porsche\/mission-x-abcdef01$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Porsche Mission X');
  } finally {
    await done(editor.from('cars').delete().eq('id', id));
  }
  await page.goto('/');
  await expect(counted).toContainText(`${before} models`);
});

test('a withdrawn car leaves the lists, its page says so, and both take it back', async ({
  page,
  stack,
  catalogue,
}) => {
  const car = await borrowCar(stack, 'Xpeng', catalogue.cars);
  const mentions = page.locator(`main a[href="${car.address}"]`);
  try {
    await car.write({ published: false });
    await page.goto(car.brandAddress);
    await expect(card(page, car.row.model)).toHaveCount(0);
    await page.goto(car.address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No Longer Listed');
    await expect(page.getByRole('main')).toContainText(`${car.row.model} is no longer listed`);
    await expect(page).toHaveTitle('No Longer Listed | Tayar');
    await page.getByRole('link', { name: 'View the Brand’s Models' }).click();
    await expect(page).toHaveURL((url) => url.pathname === car.brandAddress);
    await expect(mentions).toHaveCount(0);
  } finally {
    await car.putBack();
  }
  await page.goto(car.address);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(car.row.model);
  await page.goto(car.brandAddress);
  await expect(mentions.first()).toBeVisible();
});

test('a withdrawn brand takes its cars with it', async ({ page, stack, catalogue }) => {
  const editor = editorOf(stack);
  const address = '/cars/opel';
  const publish = (published: boolean) =>
    done(editor.from('brands').update({ published }).eq('id', 'opel'));
  try {
    await publish(false);
    for (const gone of [address, catalogue.cars.find((path) => path.startsWith(address)) ?? '']) {
      await page.goto(gone);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No Longer Listed');
    }
    await page.goto('/');
    await expect(page.locator(`#home-brands a[href="${address}"]`)).toHaveCount(0);
    await page.goto('/cars?view=brands');
    await expect(page.locator(`#brand-list a[href="${address}"]`)).toHaveCount(0);
  } finally {
    await publish(true);
  }
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opel Electric Vehicles');
  await expect(page.locator('.car-card').first()).toBeVisible();
});

test('a changed charger is right on its page, a withdrawn one says so', async ({
  page,
  stack,
  catalogue,
}) => {
  const editor = editorOf(stack);
  const address = catalogue.chargers.at(-1) ?? '';
  const beginning = address.slice(-8);
  const rows = await done(
    editor
      .from('chargers')
      .select('id,model,price_egp')
      .gte('id', `${beginning}-0000-0000-0000-000000000000`)
      .limit(1)
      .order('id'),
  );
  const [row] = rows ?? [];
  if (!row) throw new Error(`There is no charger of ${address}`);
  const write = (change: { price_egp?: number | null; published?: boolean }) =>
    done(editor.from('chargers').update(change).eq('id', row.id));
  try {
    await write({ price_egp: 54_321 });
    await page.goto(address);
    await expect(page.getByRole('main')).toContainText('EGP 54,321');
    await write({ published: false });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No Longer Listed');
    await page.getByRole('link', { name: 'View All Chargers' }).click();
    await expect(page.locator(`main a[href="${address}"]`)).toHaveCount(0);
  } finally {
    await write({ price_egp: row.price_egp, published: true });
  }
});

test('where nothing has changed, nothing but the question is fetched', async ({ page }) => {
  await page.route(question, (route) => route.fulfill({ json: nothing }));
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const asked = page.waitForResponse(question);
  await page.goto('/cars/byd', { waitUntil: 'networkidle' });
  await asked;
  expect(scripts.filter((url) => /react|patch|schema|draw/i.test(url))).toEqual([]);
});

test('a question that fails leaves the page as it was built', async ({
  page,
  faults,
  catalogue,
}) => {
  faults.expect(/catalogue_changes|ERR_FAILED|Failed to load resource/);
  await page.route(question, (route) => route.abort());
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  for (const address of ['/', '/cars/byd', catalogue.cars[0] ?? '', catalogue.chargers[0] ?? '']) {
    lines.length = 0;
    await page.goto(address);
    const text = await page.getByRole('main').textContent();
    await expect.poll(() => lines.join('\n')).toContain('Could not ask what has changed');
    expect(await page.getByRole('main').textContent()).toBe(text);
  }
});

test('rows that no page should show are refused', async ({ page, catalogue, stack }) => {
  const car = await borrowCar(stack, 'BYD', catalogue.cars);
  const hostile = [
    { model: '', price_egp: 1 },
    { price_egp: -5 },
    { price_egp: 1e12 },
    { range_km: 'far' },
    { model: 'a/../b' },
  ].map((change) => ({ ...car.row, ...change }));
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.route(question, (route) => route.fulfill({ json: { ...nothing, cars: hostile } }));
  await page.goto(car.address);
  const text = await page.getByRole('main').textContent();
  await expect
    .poll(() => lines.filter((line) => line.startsWith('Left out: cars')).length)
    .toBe(hostile.length);
  expect(await page.getByRole('main').textContent()).toBe(text);
});

test('markup and script addresses in a changed row stay text', async ({
  page,
  catalogue,
  stack,
}) => {
  const car = await borrowCar(stack, 'BYD', catalogue.cars);
  const model = '<img src=x onerror=alert(1)>';
  const row = { ...car.row, model, photos: ['javascript:alert(1)', 'data:text/html,x'] };
  await page.route(question, (route) => route.fulfill({ json: { ...nothing, cars: [row] } }));
  await page.goto(car.address);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(model);
  await expect(page.locator('main [src^="javascript"], main [src="x"]')).toHaveCount(0);
  await expect(page.locator('main .gallery img').first()).toHaveAttribute('src', /fallback-car/);
});

test('a page that is too old to be told all looks up what it shows', async ({
  page,
  catalogue,
  stack,
}) => {
  const car = await borrowCar(stack, 'Leapmotor', catalogue.cars);
  await page.route(question, (route) => route.fulfill({ json: { ...nothing, complete: false } }));
  try {
    await car.write({ price_egp: 1_618_034 });
    await page.goto(car.address);
    await expect(page.getByRole('main')).toContainText('EGP 1,618,034');
    await page.goto(car.brandAddress);
    await expect(card(page, car.row.model)).toContainText('EGP 1,618,034');
  } finally {
    await car.putBack();
  }
});

test('a page that comes into sight after a while asks again', async ({ page }) => {
  let questions = 0;
  await page.clock.install();
  await page.route(question, (route) => {
    questions += 1;
    return route.fulfill({ json: nothing });
  });
  await page.goto('/cars/byd');
  await page.clock.runFor(3000);
  await expect.poll(() => questions).toBe(1);
  const turn = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  for (const [minutes, expected] of [
    ['04:00', 1],
    ['06:00', 2],
  ] as const) {
    await turn(true);
    await page.clock.fastForward(minutes);
    await turn(false);
    await page.clock.runFor(3000);
    await expect.poll(() => questions).toBe(expected);
  }
});
