/** A page is fetched, or even drawn, when somebody is about to open it, and so opens at once (GOALS, 7). */
import { type BrowserContext, expect, type Page, test } from '../support/browser.ts';

/** What the browser has got ready ahead of a click, by path; it follows from now on. */
async function followReady(context: BrowserContext, page: Page) {
  const browser = await context.newCDPSession(page);
  const fetched = new Map<string, string>();
  const drawn = new Map<string, string>();
  await browser.send('Preload.enable');
  browser.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) =>
    fetched.set(new URL(prefetchUrl).pathname, status),
  );
  browser.on('Preload.prerenderStatusUpdated', ({ key, status }) =>
    drawn.set(new URL(key.url).pathname, status),
  );
  return { fetched, drawn };
}

const arrival = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    if (!(entry instanceof PerformanceNavigationTiming)) return null;
    const drawnAhead = Number(Reflect.get(entry, 'activationStart')) > 0;
    return { by: Reflect.get(entry, 'deliveryType'), drawnAhead };
  });

const remembered = (page: Page) => page.evaluate(() => localStorage.getItem('tayar-recent'));

test('a link in hand has its page fetched ahead, and pages of one person never', async ({
  page,
  context,
}) => {
  const { fetched } = await followReady(context, page);
  await page.goto('/cars/byd');
  await page.getByRole('link', { name: 'Sign In / Sign Up' }).hover();
  const link = page.locator('header').getByRole('link', { name: 'Chargers' });
  await link.hover();
  await expect.poll(() => fetched.get('/chargers')).toBe('Ready');
  expect([...fetched.keys()]).toEqual(['/chargers']);
  await link.click();
  await expect(page).toHaveURL('/chargers');
  expect(await arrival(page)).toEqual({ by: 'navigational-prefetch', drawnAhead: false });
});

test('the page of a car is drawn ahead, and is visited only once it is opened', async ({
  page,
  context,
}) => {
  const { drawn } = await followReady(context, page);
  await page.goto('/cars/byd');
  const car = page.locator('.car-card a').first();
  const path = (await car.getAttribute('href')) ?? '';
  await car.hover();
  await expect.poll(() => drawn.get(path)).toBe('Ready');
  expect(await remembered(page)).toBeNull();
  await car.click();
  await expect(page).toHaveURL(path);
  expect(await arrival(page)).toMatchObject({ drawnAhead: true });
  await expect.poll(() => remembered(page)).toContain(path.split('/').at(-1));
  await page.getByRole('main').getByRole('button', { name: 'Finance', exact: true }).click();
  await expect(page.getByText('Please sign in')).toBeVisible();
});
