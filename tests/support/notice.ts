import type { Page } from './browser.ts';

/** Where a page tells of what failed or was done (Spec 8). */
export const notice = (page: Page) => page.getByRole('region', { name: 'Notification' });
