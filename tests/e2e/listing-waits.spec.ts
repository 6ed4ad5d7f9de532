/** The list while its data is awaited, where it cannot be had, and when it is older than the catalogue. */
import { product } from '#config/product.ts';
import { expect, type Page, test } from '../support/browser.ts';
import { done, editorOf, nothingChanged, question } from '../support/editor.ts';
import { holdBack } from '../support/hold-back.ts';
import {
  busyList,
  cards,
  expectCount,
  filters,
  highest,
  modelsOf,
  wake,
} from '../support/listing.ts';
import type { Stack } from '../support/stack.ts';

const data = '**/data/listing/*.json';
const error = 'Error loading car brands. Please try again later.';
const { listingCardsInPage: inPage, listingCardLimit: limit } = product;

/** Answers such requests with a status until `mend` is called. */
async function breakDown(page: Page, address: string, status: number): Promise<() => void> {
  let isBroken = true;
  await page.route(address, (route) =>
    isBroken ? route.fulfill({ status, body: '' }) : route.continue(),
  );
  return () => {
    isBroken = false;
  };
}

test('the list waits for its cars, and shows what changed since the build', async ({
  page,
  stack,
}) => {
  const models = await modelsOf(stack);
  await test.step('skeletons stand there while the cars are awaited, and choices wait for them', async () => {
    const release = await holdBack(page, data);
    await page.goto('/cars?body=SUV');
    await expect(busyList(page).getByText('Loading models')).toBeAttached();
    await expect(busyList(page).getByRole('listitem')).toHaveCount(6);
    await expect(cards(page)).toHaveCount(0);
    const panel = await filters(page);
    const most = panel.getByRole('slider', { name: 'Highest price' });
    await expect(most).toHaveAttribute(
      'aria-valuetext',
      new RegExp(highest(models, 'price', 50_000).toLocaleString('en')),
    );
    await expect(panel.getByRole('slider', { name: 'Longest range' })).toHaveValue(
      String(highest(models, 'range', 10)),
    );
    await panel.getByRole('checkbox', { name: /^Sedan/ }).check();
    release();
    await expect(cards(page).first()).toBeVisible();
    await expect(busyList(page)).toHaveCount(0);
    const either = models.filter(({ bodyType }) => ['SUV', 'Sedan'].includes(bodyType));
    await expectCount(page, either.length);
  });
  await page.unrouteAll();
  await test.step('a change since the build shows by itself, is counted with, and stays after a reload', async () => {
    const gone = await reportChanges(page, stack);
    await page.goto('/cars');
    // Its place in the list follows its price.
    await expect(cards(page).filter({ hasText: 'EGP 1,234,567' })).toHaveCount(1);
    await expectCount(page, models.length - 1);
    await expect(cards(page).filter({ hasText: gone })).toHaveCount(0);
    const read = cards(page).nth(18);
    await wake(page);
    await read.evaluate((card) => card.scrollIntoView({ block: 'center' }));
    const name = (await read.getByRole('heading').textContent()) ?? '';
    const top = () => read.evaluate((card) => Math.round(card.getBoundingClientRect().top));
    const before = await top();
    await page.reload();
    await wake(page);
    await expect(read).toContainText(name);
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3);
  });
});

test('if cars or code cannot be loaded, the built cars stay below an error with a retry', async ({
  page,
  stack,
  faults,
}) => {
  const { length: total } = await modelsOf(stack);
  await test.step('if the cars cannot be loaded, the built ones stay below an error with a retry', async () => {
    faults.expect(/503|404|Failed to load resource/);
    const mend = await breakDown(page, data, 503);
    await page.goto('/cars');
    const failed = page.waitForResponse(data);
    await wake(page);
    await failed;
    await expect(cards(page)).toHaveCount(inPage);
    await expect(page.getByText(`${inPage} of ${total} models shown`)).toBeVisible();
    await expect(page.getByText(error)).toBeHidden();
    const panel = await filters(page);
    await panel.getByRole('checkbox', { name: /^SUV/ }).check();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert').getByText(error)).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    await expectCount(page, total);
    mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(error)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Remove filter: SUV' })).toBeVisible();
    await expect(cards(page)).toHaveCount(limit);
  });
  await test.step('if the code of the search cannot be fetched, the search shows an error', async () => {
    faults.expect(/search|Listing|Failed to (?:fetch|load)/);
    let isBroken = true;
    await page.route(/_astro\/car-search[^/]*\.js/, (route) =>
      isBroken ? route.abort('internetdisconnected') : route.continue(),
    );
    await page.getByRole('searchbox').focus();
    await expect(page.getByText(error)).toHaveCount(0);
    await page.getByRole('searchbox').fill('byd');
    await expect(page.getByRole('alert').getByText(error)).toBeVisible();
    // All models stand there, and so the count is of them.
    await expectCount(page, total);
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(error)).toBeHidden();
    await expect(cards(page).first()).toContainText('BYD');
  });
  await page.unrouteAll();
  await test.step('a page from before a rebuild falls back on the newest build’s file', async () => {
    await page.route('**/data/listing/**', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto('/cars');
    await page.getByLabel('Sort by').selectOption('price_asc');
    await expect(cards(page).nth(20)).toBeAttached();
    await expect(page.getByText(error)).toHaveCount(0);
  });
  await page.unrouteAll();
  await test.step('without the code of the list, the built cars are brought back', async () => {
    await page.route(/_astro\/Listing[^/]*\.js/, (route) => route.abort('internetdisconnected'));
    // A style does so after ten seconds.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Animation.enable');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 10 });
    await page.goto('/cars?body=SUV');
    await expect(page.locator('html')).toHaveClass(/list-awaited/);
    await expect(cards(page).first()).toBeVisible({ timeout: 15_000 });
  });
});

/** Has the backend report a new price of the first car of the list, and that the third was withdrawn. */
async function reportChanges(page: Page, stack: Stack): Promise<string> {
  const all = await done(editorOf(stack).from('cars').select('*').eq('published', true));
  const built = await (await page.request.get('/cars')).text();
  const ids = [...built.matchAll(/<article[\s\S]*?href="[^"]*-([0-9a-f]{8})"/g)].map(
    ([, id]) => id,
  );
  const [changed, gone] = [ids[0], ids[2]].map((id) =>
    all?.find((row) => id !== undefined && row.id.startsWith(id)),
  );
  if (!changed || !gone) throw new Error('The list shows cars that are not there');
  await page.route(question, (route) =>
    route.fulfill({
      json: {
        ...nothingChanged,
        cars: [{ ...changed, price_egp: 1_234_567 }],
        withdrawn: { ...nothingChanged.withdrawn, cars: [gone.id] },
      },
    }),
  );
  return gone.model;
}
