import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { messagesAlias } from './tests/support/messages.ts';

/** As long as the journeys wait: on a busy machine, a part whose code is fetched takes more than the usual second. */
const patient = { poll: { timeout: 20_000 } };

export default defineConfig({
  test: {
    // The backend logs each refusal, and most of its tests provoke one.
    silent: 'passed-only',
    projects: [
      {
        // Rules and stores; tests are beside them.
        test: {
          name: 'unit',
          alias: messagesAlias,
          // Tests undo their stubs, so files can share imports, which cost more than the tests.
          isolate: false,
          globalSetup: ['tests/support/messages.ts'],
          include: ['{src,scripts,netlify,tests/architecture}/**/*.test.ts'],
          // A workspace, which runs its own.
          exclude: [...configDefaults.exclude, 'scripts/pictures/**'],
          // Imports after `resetModules` take seconds on a busy machine.
          testTimeout: 60_000,
          expect: patient,
        },
      },
      {
        // Components, rendered by React in a real browser.
        // Vite bundles every package that they import before it starts. Found later, it would reload the page under a test.
        optimizeDeps: { entries: ['src/**/*.tsx'] },
        test: {
          name: 'components',
          alias: messagesAlias,
          // As Astro sets it.
          env: { SITE: 'https://tayar.example' },
          include: ['src/**/*.test.tsx'],
          testTimeout: 60_000,
          expect: patient,
          globalSetup: ['tests/support/messages.ts'],
          setupFiles: ['tests/support/components.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath:
                  process.env.CHROME_HEADLESS_PATH ??
                  process.env.CHROME_PATH ??
                  '/usr/bin/chromium',
                args: ['--no-sandbox', '--disable-background-networking'],
              },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
          },
        },
      },
      {
        // SQL, functions and mails on a real database.
        test: {
          name: 'integration',
          alias: messagesAlias,
          isolate: false,
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/support/messages.ts', 'tests/support/snapshot.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
          expect: patient,
          // Each file has a PostgreSQL in memory; some wait for a time, so one more than the cores of a small machine.
          maxWorkers: 3,
          // After the other projects, which use all workers.
          sequence: { groupOrder: 1 },
        },
      },
      // Against a running stack, see TAYAR_STACK.
      ...['functions', 'rebuild'].map((name) => ({
        test: { name, include: [`tests/stack/${name}.test.ts`], testTimeout: 300_000 },
      })),
      {
        // `npm run test:deep`: the running product under load, and a desk with many requests.
        test: {
          name: 'load',
          include: ['tests/deep/**/*.test.ts'],
          globalSetup: ['tests/support/snapshot.ts'],
          testTimeout: 300_000,
          hookTimeout: 600_000,
          // Each measures how fast it is answered.
          fileParallelism: false,
        },
      },
    ],
  },
});
