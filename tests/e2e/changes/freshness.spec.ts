/** Built pages show what has changed since the build. */
import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '../../support/browser.ts';
import { borrowCar, done, editorOf, nothingChanged, question } from '../../support/editor.ts';
import { holdBack } from '../../support/hold-back.ts';
import { cards, models } from '../../support/listing.ts';

const card = (page: Page, name: string) =>
  page.locator('.car-card', { hasText: name }).filter({ visible: true }).first();

/** The cell of a brand on the home page. */
const homeBrand = (page: Page, address: string) =>
  page.getByRole('region', { name: 'Available Brands' }).locator(`a[href="${address}"]`);

test('every page that names a price shows the changed one at its next view', async ({
  page,
  stack,
  catalogue,
}) => {
  const car = await borrowCar(stack, 'Volvo', catalogue.cars);
  const release = await holdBack(page, question);
  try {
    await car.write({ price_egp: 3_141_593 });
    await page.goto(car.address);
    // The reader keeps focus and place while the page changes.
    const link = page
      .getByRole('navigation', { name: 'About this car' })
      .getByRole('link', { name: 'Features' });
    await link.click();
    const title = page.getByRole('heading', { level: 2, name: 'Features' });
    await expect(title).toBeInViewport();
    // A browser lets go of a link that leads within its page.
    await link.focus();
    const top = async () => Math.round((await title.boundingBox())?.y ?? 0);
    const before = await top();
    release();
    await expect(page.getByRole('main')).toContainText('EGP 3,141,593');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      /EGP\s3,141,593/,
    );
    await expect(link).toBeFocused();
    expect(Math.abs((await top()) - before)).toBeLessThan(3);
    await page.goto(car.brandAddress);
    await expect(card(page, car.row.model)).toContainText('EGP 3,141,593');
    await page.goto(`/cars?q=${encodeURIComponent(car.row.model)}`);
    await expect(card(page, car.row.model)).toContainText('EGP 3,141,593');

    // A page that is too old to be told all looks up what it shows.
    await page.unrouteAll();
    await page.route(question, (route) =>
      route.fulfill({ json: { ...nothingChanged, complete: false } }),
    );
    await page.goto(car.address);
    await expect(page.getByRole('main')).toContainText('EGP 3,141,593');
    await page.goto(car.brandAddress);
    await expect(card(page, car.row.model)).toContainText('EGP 3,141,593');
  } finally {
    await car.putBack();
  }
  await page.unrouteAll();
  await page.goto(car.brandAddress);
  await expect(card(page, car.row.model)).not.toContainText('EGP 3,141,593');
});

test('an added car is shown by its brand and counted at home, also one of a body type newer than the page', async ({
  page,
  stack,
}) => {
  await test.step('an added car is shown by its brand and counted at home, and its page is there', async () => {
    const editor = editorOf(stack);
    const id = randomUUID();
    const counted = homeBrand(page, '/cars/porsche');
    await page.goto('/');
    const before = Number.parseInt((await counted.getByText(/models?$/).textContent()) ?? '', 10);
    try {
      const added = {
        id,
        brand: 'porsche',
        model: 'Mission X',
        price_egp: 9_876_543,
        range_km: 500,
      };
      await done(editor.from('cars').insert(added));
      await page.goto('/');
      await expect(counted).toContainText(`${before + 1} models`);
      await page.getByText(/^All \d+ brands$/).click();
      await counted.click();
      await expect(card(page, 'Mission X')).toContainText('EGP 9,876,543');
      await expect(page.locator('.brand-facts')).toContainText(String(before + 1));
      await card(page, 'Mission X').getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`/cars/porsche/mission-x-${id.slice(0, 8)}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Porsche Mission X');
      await page.goto('/cars?sort=price_desc');
      await expect(cards(page).first()).toContainText('EGP 9,876,543');
    } finally {
      await done(editor.from('cars').delete().eq('id', id));
    }
    await page.goto('/');
    await expect(counted).toContainText(`${before} models`);
  });
  await test.step('a body type newer than the page can be filtered by address, and disappears with its last car', async () => {
    const editor = editorOf(stack);
    const id = randomUUID();
    const added = { id, brand: 'nissan', model: 'Concept R', body_type: 'Coupe', range_km: 500 };
    try {
      await done(editor.from('cars').insert(added));
      await page.goto('/cars?body=Coupe');
      await expect(models(page).getByRole('status')).toHaveText('1 model');
      await expect(page.getByRole('button', { name: 'Remove filter: Coupe' })).toBeVisible();
      await expect(page).toHaveURL(/\/cars\?body=Coupe$/);
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
});

test('what is withdrawn leaves the lists, its page says so, and both take it back', async ({
  page,
  stack,
  catalogue,
}) => {
  await test.step('a withdrawn car', async () => {
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
  await test.step('a withdrawn brand takes its cars with it', async () => {
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
  await test.step('a changed charger is right on its page, a withdrawn one says so', async () => {
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
});
