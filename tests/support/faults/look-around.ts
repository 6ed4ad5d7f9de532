import { expect, type Locator } from 'playwright/test';
import { seal } from '../catalogue.ts';
import { cards, models } from '../listing.ts';
import { type Buyer, expectSettled, firstOf, lookAt, persist, told } from './buyer.ts';

/** Searches, filters and sorts the list of models, then takes everything back. */
export async function search(buyer: Buyer): Promise<void> {
  const { page, chance, isMobile, network } = buyer;
  await page.goto('/cars');
  const retry = models(page).getByRole('button', { name: 'Try again' });
  const answer = cards(page).or(page.getByText('No cars match your filters.')).first();
  const failed = retry.first();
  const answered = async () => (await firstOf({ answer, failed })) === 'answer';
  const steps = {
    search: () => page.getByRole('searchbox').fill(chance.pick(['seal', 'byd', 'zzz', 'suv 500'])),
    sort: () => page.getByLabel('Sort').selectOption(chance.pick(['price_asc', 'range_desc'])),
    filter: async () => {
      if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
      await models(page)
        .or(page.getByRole('dialog'))
        .getByRole('checkbox', { name: /^SUV/ })
        .click();
      if (isMobile) await page.getByRole('button', { name: /^Show \d+ cars?$/ }).click();
    },
  };
  for (const name of ['search', 'filter', 'sort'] as const) {
    if (chance.happens(0.3)) continue;
    buyer.note(`list: ${name}`);
    await steps[name]();
    await lookAt(page);
  }
  let tried = 0;
  await persist(buyer, async () => {
    tried += 1;
    if (tried > 1) await retry.click();
    return answered();
  });
  network.calm(true);
  await page.goto('/cars');
  await page.getByRole('searchbox').fill('seal rwd');
  await expect(cards(page)).toHaveCount(1);
}

/** Chooses two cars of a brand and compares them. */
export async function compare(buyer: Buyer): Promise<void> {
  const { page, network } = buyer;
  await page.goto('/cars/byd');
  const boxes = page.getByRole('checkbox', { name: /^Compare / });
  const dialog = page.getByRole('dialog', { name: 'Car Comparison' });
  const bar = page.getByRole('region', { name: 'Selected cars' });
  const open = bar.getByRole('button', { name: 'Compare Selected EVs' });
  const notLoaded = told(page, /The comparison could not be opened|check your connection/);
  await persist(buyer, async () => {
    const retry = dialog.getByRole('button', { name: 'Try again' });
    if (await retry.isVisible()) await retry.click();
    else {
      if (!(await open.isVisible())) {
        for (const place of [0, 1]) await tick(boxes.nth(place));
        if ((await firstOf({ chosen: open, notLoaded })) === 'notLoaded') return false;
      }
      // The page may be loaded anew for a script that is gone, and its bar with it; then it is tried again.
      const pressed = await open.click({ timeout: 10_000 }).then(
        () => true,
        () => false,
      );
      if (!pressed) return false;
    }
    const ready = dialog.getByRole('columnheader').first();
    return (await firstOf({ ready, failed: retry, closed: notLoaded })) === 'ready';
  });
  await expect(dialog.getByRole('columnheader')).toHaveCount(3);
  network.calm(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await bar.getByRole('button', { name: /Clear/ }).click();
}

/** Ticks a box, again where that came to nothing before. */
async function tick(box: Locator): Promise<void> {
  await box.uncheck({ force: true });
  await box.check({ force: true });
}

/** Looks through a car's page: pictures, tabs, a similar car. */
export async function readCar(buyer: Buyer): Promise<void> {
  const { page, chance } = buyer;
  const address = chance.pick([seal, '/cars/byd']);
  await page.goto(address);
  await page.mouse.wheel(0, 600);
  const gallery = page.locator('.gallery').first();
  if (await gallery.isVisible()) {
    await gallery.hover();
    const next = gallery.getByRole('button', { name: /next/i });
    if (await next.isVisible()) await next.click();
  }
  for (const link of await page.locator('main [role=tab]').all()) await link.click();
  await lookAt(page);
  const similar = page.locator('main li a[href^="/cars/"]').last();
  if (await similar.isVisible()) {
    await similar.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
}

/** Follows an old link to a car, which is looked up. */
export async function followOldLink(buyer: Buyer): Promise<void> {
  const { page, chance } = buyer;
  const address = chance.pick([
    '/cars/byd/old-name-851bec1e',
    '/chargers/none-00000000',
    '/cars/none',
  ]);
  await persist(buyer, async () => {
    const retry = page.getByRole('button', { name: 'Try again' });
    if (await retry.isVisible()) await retry.click();
    else await page.goto(address);
    const ready = page.locator('main h1');
    const outcome = await firstOf({ failed: retry, ready });
    return outcome === 'ready';
  });
}

/** Reads the chargers and asks for those of one use. */
export async function readChargers(buyer: Buyer): Promise<void> {
  const { page } = buyer;
  await page.goto('/chargers');
  await page.mouse.wheel(0, 400);
  await lookAt(page);
  await expectSettled(page);
}
