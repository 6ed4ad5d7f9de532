import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) };

export default defineConfig({
  test: {
    // The backend reports each refusal, and refusals are what most of its tests ask for.
    silent: 'passed-only',
    projects: [
      {
        // Pure code, beside which its tests sit.
        resolve: { alias },
        test: {
          name: 'unit',
          // What a test stubs it puts back, so that files share their imports, which cost more than the tests do.
          isolate: false,
          globalSetup: ['tests/support/messages.ts'],
          include: ['{src,scripts,netlify,tests/architecture}/**/*.test.ts'],
        },
      },
      {
        // Components, rendered by React in a real browser.
        resolve: { alias },
        // Vite would find these one by one while tests run, and reload them each time.
        optimizeDeps: {
          include: [
            'react',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'react-dom/client',
            'vitest-browser-react',
            'nanostores',
            '@nanostores/persistent',
            '@nanostores/react',
            '@ark-ui/react/dialog',
            'react-hook-form',
            '@hookform/resolvers/zod',
            'zod/mini',
          ],
        },
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          globalSetup: ['tests/support/messages.ts'],
          setupFiles: ['tests/support/components.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
                args: ['--no-sandbox', '--disable-background-networking'],
              },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
          },
        },
      },
      {
        // What crosses the border to a real database.
        resolve: { alias },
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/support/snapshot.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
          // Each file holds a whole PostgreSQL in memory.
          maxWorkers: 2,
          // After the others, which take as many workers as there are.
          sequence: { groupOrder: 1 },
        },
      },
      {
        // What only the whole running product shows; TAYAR_STACK says where it is.
        test: { name: 'stack', include: ['tests/stack/**/*.test.ts'], testTimeout: 120_000 },
      },
      {
        // `npm run test:deep`: the running product under load.
        test: { name: 'load', include: ['tests/deep/**/*.test.ts'], testTimeout: 300_000 },
      },
    ],
  },
});
