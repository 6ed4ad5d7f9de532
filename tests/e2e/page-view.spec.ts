/** What is counted of a visit: the page that is read, and nothing of who reads it (DECISIONS, 'Analytics'). */
import { expect, type Page, test } from '../support/browser.ts';
import { done, editorOf } from '../support/editor.ts';
import type { Stack } from '../support/stack.ts';

// Programs are not counted, and the browser of the tests calls itself one.
test.use({
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
});

const viewsOf = (stack: Stack, path: string) =>
  done(editorOf(stack).from('page_views').select('path, referring_host').eq('path', path));

/** As whoever does not mind; the other tests ask not to be counted. */
async function allowCounting(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: false, configurable: true }),
  );
}

test('a page that is read is counted by its path alone, and never for who asks not to be', async ({
  page,
  stack,
}) => {
  await page.goto('/terms?email=mona@example.com', { waitUntil: 'networkidle' });
  await page.goto('/privacy');
  expect(await viewsOf(stack, '/terms')).toEqual([]);
  await allowCounting(page);
  for (const path of ['/terms', '/ar/terms']) {
    await page.goto(`${path}?email=mona@example.com#use`);
    await expect
      .poll(() => viewsOf(stack, path), { timeout: 20_000 })
      .toEqual([{ path, referring_host: null }]);
  }
});
