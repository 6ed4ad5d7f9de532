/** A page is fetched when somebody is about to open it, and so opens at once (GOALS, 7). */
import { expect, test } from '../support/browser.ts';

test('a link in hand has its page fetched ahead, and pages of one person never', async ({
  page,
  context,
}) => {
  const browser = await context.newCDPSession(page);
  const ahead = new Map<string, string>();
  await browser.send('Preload.enable');
  browser.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) =>
    ahead.set(new URL(prefetchUrl).pathname, status),
  );
  await page.goto('/cars/byd');
  await page.getByRole('link', { name: 'Sign In / Sign Up' }).hover();
  const car = page.locator('.car-card a').first();
  const path = (await car.getAttribute('href')) ?? '';
  await car.hover();
  await expect.poll(() => ahead.get(path)).toBe('Ready');
  expect([...ahead.keys()]).toEqual([path]);
  await car.click();
  await expect(page).toHaveURL(path);
  const how = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return entry instanceof PerformanceNavigationTiming && Reflect.get(entry, 'deliveryType');
  });
  expect(how).toBe('navigational-prefetch');
});
