import {
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type Request,
} from 'playwright/test';
import { type CataloguePages, readCataloguePages } from './catalogue.ts';
import { readStack, type Stack } from './stack.ts';

export { expect, type Page } from 'playwright/test';

const transitionGivenUp =
  'Transition was aborted because of invalid state. ViewTransition opt-in disabled';

type Faults = {
  /** Announces a fault that the test provokes itself. */
  expect(pattern: RegExp): void;
};

/** For tests that fetch pages without a browser. */
export const siteTest = base.extend<object, { stack: Stack; catalogue: CataloguePages }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      await use(readStack());
    },
    { scope: 'worker' },
  ],
  catalogue: [
    async ({ stack }, use) => {
      await use(await readCataloguePages(stack.siteUrl));
    },
    { scope: 'worker' },
  ],
});

/**
 * Playwright's test with our fixtures. A test fails on any console error or warning, uncaught error, refusal by the
 * content security policy, failed request or call to a foreign host that it did not announce.
 */
export const test = siteTest.extend<{ faults: Faults }>({
  faults: [
    async ({ context, stack }, use) => {
      const seen: string[] = [];
      const expected: RegExp[] = [];
      const origins = [new URL(stack.siteUrl).origin, new URL(stack.supabaseUrl).origin];
      const isMissingPage = new Set<string>();
      await optOutOfCounting(context);
      await reportRefusals(context);

      context.on('page', (page) =>
        page.on('pageerror', ({ message }) => {
          // The browser gives up its own transition between pages in a tab that nobody sees.
          if (message !== transitionGivenUp) seen.push(`error: ${message}`);
        }),
      );
      context.on('response', (response) => {
        if (response.status() < 400 || isPrefetch(response.request())) return;
        if (response.request().isNavigationRequest()) isMissingPage.add(response.url());
        else seen.push(`${response.status()}: ${response.url()}`);
      });
      context.on('requestfailed', (request) => {
        // Leaving a page aborts what it was still fetching.
        if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
        if (isPrefetch(request)) return;
        seen.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
      });
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (/^https?:$/.test(protocol) && !origins.includes(origin)) {
          seen.push(`foreign host: ${request.url()}`);
        }
      });
      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        // The configuration blocks service workers.
        if (message.text() === 'Service Worker registration blocked by Playwright') return;
        const ownMissing =
          message.text().startsWith('Failed to load resource') &&
          isMissingPage.has(message.location().url);
        if (!ownMissing) seen.push(`console ${message.type()}: ${message.text()}`);
      });

      await use({ expect: (pattern) => expected.push(pattern) });
      const unexpected = seen.filter((fault) => !expected.some((pattern) => pattern.test(fault)));
      if (unexpected.length > 0) {
        throw new Error(`The page was not quiet:\n${[...new Set(unexpected)].join('\n')}`);
      }
    },
    { auto: true },
  ],
});

/** A prefetched page may not be built yet; nobody sees that. */
function isPrefetch(request: Request): boolean {
  return request.headers()['sec-purpose']?.startsWith('prefetch') ?? false;
}

/** Views of tests must not be counted. */
async function optOutOfCounting(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
  );
}

/** Chrome reports some refusals only to the page. */
async function reportRefusals(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      console.error(`Refused by ${violatedDirective}: ${blockedURI} in ${sourceFile}`);
    });
  });
}

/** Chooses the theme before the first page of the test opens. */
export async function useTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('tayar-theme', chosen), theme);
}

/** The region where toasts appear. */
export const notice = (page: Page) => page.getByRole('region', { name: 'Notification' });

/** Waits until the islands of the page have hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
}
