/** A page is fetched, or even drawn, before somebody opens it, and so opens at once (GOALS, 7). */
import { expect, type Page, test } from '../support/browser.ts';
import { sealPath } from '../support/catalogue.ts';
import { notice } from '../support/notice.ts';
import { phone } from '../support/screens.ts';

/** What the browser fetches ahead from now on: the state of each, by path. */
async function followFetched(page: Page): Promise<Map<string, string>> {
  const browser = await page.context().newCDPSession(page);
  const fetched = new Map<string, string>();
  await browser.send('Preload.enable');
  browser.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) =>
    fetched.set(new URL(prefetchUrl).pathname, status),
  );
  return fetched;
}

const howItCame = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return entry instanceof PerformanceNavigationTiming && Reflect.get(entry, 'deliveryType');
  });

const remembered = (page: Page) => page.evaluate(() => localStorage.getItem('tayar-recent'));

test('a link in hand has its page fetched ahead, and pages of one person never', async ({
  page,
}) => {
  const fetched = await followFetched(page);
  await page.goto('/about');
  await page.getByRole('link', { name: 'Sign In / Sign Up' }).hover();
  const link = page.locator('main a[href="/cars"]').first();
  await link.hover();
  await expect.poll(() => fetched.get('/cars')).toBe('Ready');
  expect([...fetched.keys()]).toEqual(['/cars']);
  await link.click();
  await expect(page).toHaveURL('/cars');
  expect(await howItCame(page)).toBe('navigational-prefetch');
});

test('the cars that somebody rests at are fetched ahead, six at most', async ({ page }) => {
  const fetched = await followFetched(page);
  await page.goto('/cars/byd');
  const car = page.locator('.car-card a').first();
  const path = (await car.getAttribute('href')) ?? '';
  await car.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect.poll(() => fetched.get(path)).toBe('Ready');
  for (let step = 0; step < 8; step += 1) {
    await page.evaluate(() => scrollBy(0, innerHeight / 2));
    await page.waitForTimeout(700);
  }
  expect(fetched.size).toBeLessThanOrEqual(6);
  await car.click();
  await expect(page).toHaveURL(path);
  expect(await howItCame(page)).toBe('navigational-prefetch');
});

test.describe('under a finger', () => {
  test.use(phone);

  test('the car in the middle of the screen is drawn ahead, three at most', async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    const tried = new Set<string>();
    await browser.send('Preload.enable');
    // That this tool keeps the browser from it is told as a failure.
    browser.on('Preload.prerenderStatusUpdated', ({ key }) => tried.add(new URL(key.url).pathname));
    await page.goto('/cars/byd');
    const next = page.locator('a[data-next]');
    const links = page.locator('.car-card a');
    const restAt = (position: number) =>
      links.nth(position).evaluate((link) => link.scrollIntoView({ block: 'center' }));
    // Cards stand in rows of two.
    for (const position of [0, 2]) {
      await restAt(position);
      const path = (await links.nth(position).getAttribute('href')) ?? '';
      await expect(next).toHaveAttribute('href', path);
      await expect.poll(() => [...tried]).toContain(path);
    }
    for (let position = 4; position < (await links.count()); position += 2) {
      await restAt(position);
      await page.waitForTimeout(700);
    }
    await expect(next).toHaveCount(1);
    expect(tried.size).toBe(3);
  });

  test('a tap on a link fetches nothing more for the page that is left', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/cars/byd', { waitUntil: 'networkidle' });
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    const late = () => asked.filter((path) => path.includes('answer-presses'));
    await page.locator('.car-card a').first().tap();
    await page.waitForTimeout(500);
    expect(late()).toEqual([]);
    await page.locator('h1').tap();
    await expect.poll(late).toHaveLength(1);
  });
});

test('where data is saved, nothing is fetched ahead', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/cars/byd', { waitUntil: 'networkidle' });
  await page.waitForTimeout(1_500);
  await expect(page.locator('[data-seen], [data-next]')).toHaveCount(0);
});

test('a page that was drawn ahead is visited, and set in the theme of now, once it is opened', async ({
  page,
  catalogue,
}) => {
  // Tools like this one keep the browser from drawing pages ahead: the page is told that it is, and then shown.
  await page.addInitScript(() => {
    let prerendering = true;
    Object.defineProperty(document, 'prerendering', { get: () => prerendering });
    addEventListener('open-it', () => {
      prerendering = false;
      document.dispatchEvent(new Event('prerenderingchange'));
    });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(sealPath(catalogue), { waitUntil: 'networkidle' });
  expect(await remembered(page)).toBeNull();
  expect(asked.filter((path) => path.includes('/rest/'))).toEqual([]);
  await page.evaluate(() => localStorage.setItem('tayar-theme', 'dark'));
  await page.evaluate(() => dispatchEvent(new Event('open-it')));
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect.poll(() => remembered(page)).toContain('byd');
  await expect.poll(() => asked.some((path) => path.includes('/rest/'))).toBe(true);
  await page.getByRole('main').getByRole('button', { name: 'Finance', exact: true }).click();
  await expect(notice(page)).toContainText('Please sign in to access financing services');
});
