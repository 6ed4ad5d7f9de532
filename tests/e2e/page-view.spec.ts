/** What is counted of a visit: the page, and the host that led there (DECISIONS, 'Analytics'). */
import { expect, type Page, test } from '../support/browser.ts';

/** What the counter is told while a page is opened. */
async function countedOn(page: Page, address: string): Promise<unknown[]> {
  const told: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/page-view')) told.push(request.postDataJSON());
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  return told;
}

test('a page that is read is counted, by its path alone', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: false, configurable: true }),
  );
  expect(await countedOn(page, '/about?email=mona@example.com#mission')).toEqual([
    { path: '/about' },
  ]);
});

test('whoever asks not to be counted is not', async ({ page }) => {
  expect(await countedOn(page, '/about')).toEqual([]);
});
