import { expect, type Page } from './browser.ts';

/** Errors of requests without a connection. */
export const unreachable = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

/** The notice on a kept copy, whether or not the browser still says that it is offline: some forget on navigation. */
export const copyNotice = /copy (?:was )?saved on .+ prices may have changed/;

/**
 * Opens a page, uses it as a person does, and waits until it is kept on the device.
 * @param site origin, where it is another than that of the stack
 */
export async function readPage(page: Page, path: string, site = ''): Promise<void> {
  await page.goto(site + path);
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => keptPaths(page), { timeout: 15_000 }).toContain(path);
}

/** The paths of the pages that are kept on the device. */
export function keptPaths(page: Page): Promise<string[]> {
  return keptIn(page, 'tayar-notes');
}

/** The paths in one of the browser's caches, or in all of them. */
export function keptIn(page: Page, cacheName?: string): Promise<string[]> {
  return page.evaluate(async (only) => {
    const names = only === undefined ? await caches.keys() : [only];
    const caught = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return caught.flat().map((url) => url.replace(location.origin, ''));
  }, cacheName);
}

/** The notice below the header about the connection. */
export function connectionNotice(page: Page) {
  return page.locator('header').getByRole('status');
}

/** The HTML of a page as it is kept on the device; empty where it is not. */
export function keptText(page: Page, path: string): Promise<string> {
  return page.evaluate(async (kept) => {
    const found = await (await caches.open('tayar-pages')).match(kept);
    return (await found?.text()) ?? '';
  }, path);
}
