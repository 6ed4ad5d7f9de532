import { defineConfig } from 'playwright/test';
import { desktop, phone } from './tests/support/screens.ts';
import { readStack } from './tests/support/stack.ts';

/** A plain screen has four times fewer points to draw than a phone's, which saves a tenth of the time. */
const phonePlain = { ...phone, deviceScaleFactor: 1 };

const browser = process.env.CHROME_PATH ?? '/usr/bin/chromium';
const launchOptions = {
  executablePath: process.env.CHROME_HEADLESS_PATH ?? browser,
  args: [
    '--no-sandbox',
    // Letters as on a phone; headless Chrome would round them to whole pixels.
    '--font-render-hinting=none',
    // One process less per request saves a tenth of the time, one renderer for all pages a twentieth.
    '--enable-features=NetworkServiceInProcess2',
    '--renderer-process-limit=1',
    // A page of a test lives for seconds: what the compilers and the graphics process prepare for later costs a tenth.
    '--js-flags=--no-turbofan,--no-maglev',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/**
 * Tests in a real browser against the stack that is already running (`npm test` starts one of its own). The folder of a
 * spec says what it runs on: a phone unless it is about something else.
 */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 3,
  timeout: 120_000,
  // A busy machine answers late; how fast pages answer is measured elsewhere.
  expect: { timeout: 20_000 },
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
    // Answers from the offline copy would hide what a test looks for; tests of the worker allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
  projects: [
    { name: 'phone', testMatch: 'e2e/*.spec.ts', use: phonePlain },
    { name: 'desktop', testMatch: 'e2e/desktop/*.spec.ts', use: desktop },
    {
      // What only a browser with windows does: it keeps pages to come back to, and installs.
      name: 'windows',
      testMatch: 'e2e/windows/*.spec.ts',
      use: { ...phonePlain, launchOptions: { ...launchOptions, executablePath: browser } },
    },
    {
      // These change the catalogue, so they come last; `--no-deps` runs them alone.
      name: 'changes',
      testMatch: 'e2e/changes/*.spec.ts',
      dependencies: ['phone', 'desktop', 'windows'],
      use: phonePlain,
    },
    {
      // `npm run test:deep`: what takes minutes. A spec names its screen with `test.use(phone)`.
      name: 'deep',
      testMatch: 'deep/*.spec.ts',
      use: desktop,
    },
  ],
});
