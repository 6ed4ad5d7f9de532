import type { Request } from 'playwright/test';
import type { Page } from './browser.ts';

/**
 * Holds back what a page asks for at such addresses, each time or so many times.
 * @param options `only`: which of these requests are held back, where not all are
 * @returns what lets it through, from then on at once
 */
export async function holdBack(
  page: Page,
  address: string | RegExp,
  { only = () => true, ...options }: { times?: number; only?: (request: Request) => boolean } = {},
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    address,
    async (route) => {
      if (only(route.request())) await promise;
      await route.continue();
    },
    options,
  );
  return resolve;
}
