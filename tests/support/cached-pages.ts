import { type Browser, chromium, expect, type Page, test } from 'playwright/test';

let browser: Browser | undefined;

/** Opens a page in a browser with its cache, which Playwright turns off in those that it starts; and in a window, which it needs. */
export async function withCache(
  baseURL: string,
  visit: (page: Page) => Promise<void>,
): Promise<void> {
  const { args } = test.info().project.use.launchOptions ?? {};
  browser ??= await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: args ?? [],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL });
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  await visit(await context.newPage());
  await context.close();
}

/** One browser serves all tests of a file: it takes long to start. */
export async function closeCached(): Promise<void> {
  await browser?.close();
  browser = undefined;
}

/** Goes back to a page, which the browser must have kept; it says why where it has not. */
export async function goBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
  const how = await page.evaluate(() => {
    if (Reflect.get(window, 'persisted') === true) return 'as it was';
    const [entry] = performance.getEntriesByType('navigation');
    return JSON.stringify(entry && Reflect.get(entry, 'notRestoredReasons'));
  });
  expect(how, page.url()).toBe('as it was');
}
