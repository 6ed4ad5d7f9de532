import type { test } from './browser.ts';

/** Letters of twice the size that browsers come with. */
export const twiceTheUsualPx = 32;

/** Somebody who has set the letters of their browser to twice the usual size, for `test.use` (WCAG 1.4.4). */
export const largeLetters: Parameters<typeof test.use>[0] = {
  launchOptions: async ({ launchOptions }, use) => {
    const setting = `--blink-settings=defaultFontSize=${twiceTheUsualPx}`;
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), setting] });
  },
};
