import type { Page } from './browser.ts';

/**
 * Delays the requests of a page to some addresses.
 * @returns releases them, and all that follow
 */
export async function holdBack(
  page: Page,
  address: string | RegExp,
  options: { times?: number } = {},
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    address,
    async (route) => {
      await promise;
      await route.continue();
    },
    options,
  );
  return resolve;
}
