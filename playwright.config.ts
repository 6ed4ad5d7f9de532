import { defineConfig } from 'playwright/test';
import { desktop, phone } from './tests/support/screens.ts';
import { readStack } from './tests/support/stack.ts';

/** What these check is in the HTML, the same on every screen. */
const readOnce = ['**/e2e/routes.spec.ts', '**/{catalogue,languages,seo,without-script}.spec.ts'];

/** What these check is the same on every screen as well; the phone, which most visitors hold, speaks for all. */
const phoneOnly = [
  '**/{chargers-fresh,design,offline,similar,still,unseen-parts,weight}.spec.ts',
  '**/account-{confirmation,reset,session-kept,sign-in,sign-up,typed}.spec.ts',
  '**/profile.spec.ts',
  '**/a11y/{routes,large-text}.spec.ts',
  '**/listing-address.spec.ts',
  '**/listing-{cards,failures,fresh,more,restore,states}.spec.ts',
  '**/{compare,comparison,first-press,older-browsers,pictures,recent,script-gone}.spec.ts',
  '**/{asks,visit*,finance,insurance*,advice,charger-request,favourites,orders,page-view,hero-image}.spec.ts',
];

/** What is for wide screens and for what people have there. */
const desktopOnly = ['**/{fetched-ahead,listing-column,print}.spec.ts'];

/** What only a browser with windows does: it keeps pages to come back to, and installs. */
const inWindows = ['**/{back-forward,install}.spec.ts'];

/** What these change would be seen by the others, so they come last; `--no-deps` runs them alone. */
const changeCatalogue = ['**/freshness*.spec.ts', '**/not-built-yet.spec.ts'];

/** As sharp as a plain screen: a processor draws its four times fewer points, and saves a tenth of the time. */
const phonePlain = { ...phone, deviceScaleFactor: 1 };

const browser = process.env.CHROME_PATH ?? '/usr/bin/chromium';
const launchOptions = {
  executablePath: process.env.CHROME_HEADLESS_PATH ?? browser,
  args: [
    '--no-sandbox',
    // As Chrome draws on a phone; a browser without windows would round letters to whole pixels.
    '--font-render-hinting=none',
    // A process less to go through for each request, which saves a tenth of the time.
    '--enable-features=NetworkServiceInProcess2',
    // Nor one for each page, as on a phone with little memory: another twentieth.
    '--renderer-process-limit=1',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** Tests in a real browser against the stack that is already running (`npm test` starts one of its own). */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 7_000 },
  reporter: [
    ['list'],
    [
      'json',
      { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/browser.json' },
    ],
  ],
  use: {
    baseURL: readStack().siteUrl,
    locale: 'en-US',
    timezoneId: 'Africa/Cairo',
    // A worker that answers from what it kept would hide what a test looks for; those about it allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
  projects: [
    {
      name: 'phone',
      testIgnore: [...readOnce, ...desktopOnly, ...inWindows, ...changeCatalogue],
      use: phonePlain,
    },
    {
      name: 'desktop',
      testIgnore: [...phoneOnly, ...inWindows, ...changeCatalogue],
      use: desktop,
    },
    {
      name: 'windows',
      testMatch: inWindows,
      use: { ...phonePlain, launchOptions: { ...launchOptions, executablePath: browser } },
    },
    {
      name: 'changes',
      testMatch: changeCatalogue,
      dependencies: ['phone', 'desktop', 'windows'],
      use: desktop,
    },
    {
      // `npm run test:deep`: what takes minutes. A file says with `test.use(phone)` which screen it is about.
      name: 'deep',
      testMatch: 'deep/**/*.spec.ts',
      use: desktop,
    },
  ],
});
