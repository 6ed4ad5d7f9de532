/** Who saves data gets what they ask for, with its pictures, and nothing ahead. */
import { expect, hydrated, notice, type Page, test } from '../support/browser.ts';
import { sealPath } from '../support/catalogue.ts';
import { cards, wake } from '../support/listing.ts';
import { saveData } from '../support/networks.ts';

test.use({ serviceWorkers: 'allow' });

const map = (page: Page) => page.getByRole('region', { name: /^Map of charging points/ });

/** The paths that the page asks the site for from now on. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

test('nothing is fetched before it is wanted, and pictures come', async ({ page, catalogue }) => {
  await saveData(page);
  await page.goto('/cars');
  const picture = cards(page).first().locator('img');
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);

  const loaded = watchRequests(page);
  await page.goto(sealPath(catalogue));
  await wake(page);
  await hydrated(page);
  // What the page itself shows once it is in use: trips, and the reasons for similar cars.
  await expect.poll(() => loaded).toContain('/data/roads.json');
  const similar = page.getByRole('region', { name: 'Similar cars' });
  await expect(similar.getByRole('list').nth(1)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const asked = watchRequests(page);
  const finance = page.getByRole('main').getByRole('button', { name: 'Finance', exact: true });
  await finance.hover();
  await finance.focus();
  // By then whoever does not save data has both, the form and a copy for later.
  await page.waitForTimeout(3_000);
  expect(asked).toEqual([]);
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  await finance.click();
  await expect(notice(page)).toContainText('Please sign in to access financing services');
});

test('the map asks before it loads; the list of places does not wait for it', async ({ page }) => {
  await saveData(page);
  const asked = watchRequests(page);
  await page.goto('/charging');
  await wake(page);
  const show = map(page).getByRole('button', { name: 'Show the map' });
  await show.scrollIntoViewIfNeeded();
  await expect(map(page)).toContainText('set to save data');
  await expect(
    page.getByRole('list', { name: 'Places on the map' }).getByRole('button').first(),
  ).toBeVisible();
  expect(asked.filter((path) => /egypt-map|PointsMap.+\.js$/.test(path))).toEqual([]);
  await show.click();
  await expect(
    map(page)
      .getByRole('button', { name: /places?, zoom in$/ })
      .first(),
  ).toBeVisible();
  await expect(map(page)).not.toContainText('set to save data');
});
