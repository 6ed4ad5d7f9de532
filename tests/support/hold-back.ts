import type { Page } from './browser.ts';

/**
 * Holds back what a page asks for at such addresses, each time or so many times.
 * @returns what lets it through, from then on at once
 */
export async function holdBack(
  page: Page,
  address: string | RegExp,
  options?: { times: number },
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
