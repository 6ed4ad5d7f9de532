import { type BrowserContext, test as base, type Page, type Request } from 'playwright/test';
import { type CataloguePages, readCataloguePages } from './catalogue.ts';
import { readStack, type Stack } from './stack.ts';

export { expect, type Page } from 'playwright/test';

const transitionGivenUp =
  'Transition was aborted because of invalid state. ViewTransition opt-in disabled';

/** What went wrong in a page without anyone asking for it. */
type Faults = {
  /** Names a fault that the test provokes itself; every other one fails it. */
  expect(pattern: RegExp): void;
};

/**
 * Playwright's test with our fixtures. A test fails on any console error or warning, uncaught error, refusal by the
 * content security policy, failed request or call to a foreign host that it did not announce.
 */
export const test = base.extend<{ faults: Faults }, { stack: Stack; catalogue: CataloguePages }>({
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
  faults: [
    async ({ context, stack }, use) => {
      const seen: string[] = [];
      const expected: RegExp[] = [];
      const origins = [new URL(stack.siteUrl).origin, new URL(stack.supabaseUrl).origin];
      const isMissingPage = new Set<string>();
      await askNotToBeCounted(context);
      await tellRefusals(context);

      context.on('page', (page) =>
        page.on('pageerror', ({ message }) => {
          // The browser's own animation from page to page, given up where nobody sees it, as behind another tab.
          if (message !== transitionGivenUp) seen.push(`error: ${message}`);
        }),
      );
      context.on('response', (response) => {
        if (response.status() < 400 || isFetchedAhead(response.request())) return;
        if (response.request().isNavigationRequest()) isMissingPage.add(response.url());
        else seen.push(`${response.status()}: ${response.url()}`);
      });
      context.on('requestfailed', (request) => {
        // Leaving a page aborts what it was still fetching.
        if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
        if (isFetchedAhead(request)) return;
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
        // Said of every page on which the configuration forbids it.
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

/** A page that the browser fetches in case it is wanted may be one that is not built yet; nobody sees that it is not. */
function isFetchedAhead(request: Request): boolean {
  return request.headers()['sec-purpose']?.startsWith('prefetch') ?? false;
}

/** As a person does who is not to be counted; a test of the counter takes it back. */
async function askNotToBeCounted(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
  );
}

/** Some refusals by a page's policy are told to nobody but the page. */
async function tellRefusals(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      console.error(`Refused by ${violatedDirective}: ${blockedURI} in ${sourceFile}`);
    });
  });
}

/** Chooses the theme before the first page of the test opens, as a returning visitor would have it. */
export async function useTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('tayar-theme', chosen), theme);
}
