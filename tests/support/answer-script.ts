import type { Page } from './browser.ts';

/** Addresses of the script that answers presses (`answer-presses.ts`). */
export const answerScript = '**/_astro/answer-presses.*.js';

/** Where a page tells of what failed or was done. */
export const told = (page: Page) => page.getByRole('region', { name: 'Notification' });
