import { defineConfig } from 'playwright/test';
import type { EngineName } from './engines/find.ts';

const engines: EngineName[] = ['chromium', 'firefox', 'webkit'];
// The Safari of a Mac is another than Playwright's WebKit.
if (process.platform === 'darwin') engines.push('safari');

/** `npm run test:browsers`: the same journeys in each engine, against the stack that is running. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'journeys',
  outputDir: '../../test-results/browsers',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['./table.ts'],
    [
      'json',
      { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../../test-results/browsers.json' },
    ],
  ],
  projects: engines.map((engineName) => ({ name: engineName, use: { engineName } })),
});
