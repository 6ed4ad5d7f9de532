/** Built pages show what has changed since the build. */
import { expect, type Page, test } from '../support/browser.ts';
import { borrowCar, done, editorOf, nothingChanged, question } from '../support/editor.ts';
import { cards, models } from '../support/listing.ts';

const card = (page: Page, name: string) =>
  page.locator('.car-card', { hasText: name }).filter({ visible: true }).first();

/** The cell of a brand on the home page. */
const homeBrand = (page: Page, address: string) =>
  page.getByRole('region', { name: 'Available Brands' }).locator(`a[href="${address}"]`);

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
    await page.goto(`/cars?q=${encodeURIComponent(car.row.model)}`);
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
  const counted = homeBrand(page, '/cars/porsche');
  await page.goto('/');
  const before = Number.parseInt((await counted.getByText(/models?$/).textContent()) ?? '', 10);
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
    await page.goto('/cars?sort=price_desc');
    await expect(cards(page).first()).toContainText('EGP 9,876,543');
  } finally {
    await done(editor.from('cars').delete().eq('id', id));
  }
  await page.goto('/');
  await expect(counted).toContainText(`${before} models`);
});

/** What no car of the seed is. */
const newKind = 'Coupe';

test('a kind of car that is newer than the page is asked for by address, and gone with its last car', async ({
  page,
  stack,
}) => {
  const editor = editorOf(stack);
  const id = 'abcdef02-0000-4000-8000-00000000f002';
  const added = { id, brand: 'nissan', model: 'Concept R', body_type: newKind, range_km: 500 };
  try {
    await done(editor.from('cars').insert(added));
    for (let visit = 0; visit < 2; visit += 1) {
      await page.goto('/cars?body=Coupe');
      await expect(models(page).getByRole('status')).toHaveText('1 model');
      await expect(page.getByRole('button', { name: `Remove filter: ${newKind}` })).toBeVisible();
      await expect(page).toHaveURL(/\/cars\?body=Coupe$/);
    }
    await cards(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/concept-r/);
    await page.goBack();
    await expect(models(page).getByRole('status')).toHaveText('1 model');
  } finally {
    await done(editor.from('cars').delete().eq('id', id));
  }
  await page.goto('/cars?body=Coupe');
  await expect(page).toHaveURL(/\/cars$/);
});

test('an option goes with its last car', async ({ page, stack }) => {
  const editor = editorOf(stack);
  const published = editor.from('cars').select('id, body_type').eq('published', true);
  // Not what another test lends the catalogue meanwhile.
  const rows = await done(published.neq('body_type', newKind));
  const kinds = new Map<string, string[]>();
  for (const { id, body_type } of rows ?? []) {
    kinds.set(body_type ?? '', [...(kinds.get(body_type ?? '') ?? []), id]);
  }
  const [[kind, ids] = ['', []]] = [...kinds].sort(
    ([, one], [, other]) => one.length - other.length,
  );
  const publish = (published: boolean) =>
    done(editor.from('cars').update({ published }).in('id', ids));
  const option = page.locator(`input[name="bodyTypes"][value="${kind}"]`);
  try {
    await page.goto('/cars?q=e');
    await expect(option).toBeAttached();
    await publish(false);
    await page.goto('/cars?protocol=CCS2');
    await expect(option).toHaveCount(0);
  } finally {
    await publish(true);
  }
});

test('data that a page puts right is asked for anew, so that it is never older than the page', async ({
  stack,
}) => {
  for (const file of ['brands/byd.json', 'advice.json', 'tariffs.json']) {
    const { status, headers } = await fetch(new URL(`/data/${file}`, stack.siteUrl));
    expect(status, file).toBe(200);
    expect(headers.get('cache-control'), file).toBe('public, max-age=0, must-revalidate');
  }
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
    await page.goto('/cars');
    await expect(mentions.filter({ visible: true })).toHaveCount(0);
    await page.goto(car.address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No Longer Listed');
    await expect(page.getByRole('main')).toContainText(`${car.row.model} is no longer listed`);
    await expect(page).toHaveTitle('No Longer Listed | Tayar');
    // Whoever comes back to it later is told of the same car.
    const told = page.waitForResponse('**/rpc/catalogue_changes*');
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await told;
    await page.waitForTimeout(500);
    await expect(page.getByRole('main')).toContainText(`${car.row.model} is no longer listed`);
    await page.getByRole('link', { name: 'View the Brand’s Models' }).click();
    await expect(page).toHaveURL(car.brandAddress);
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
    await expect(homeBrand(page, address)).toHaveCount(0);
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

test('a page that is too old to be told all looks up what it shows', async ({
  page,
  catalogue,
  stack,
}) => {
  const car = await borrowCar(stack, 'Leapmotor', catalogue.cars);
  await page.route(question, (route) =>
    route.fulfill({ json: { ...nothingChanged, complete: false } }),
  );
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
