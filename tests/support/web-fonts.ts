import type { Page } from 'playwright/test';

/** Whether a page is set in a font that was fetched for it, rather than in the letters of the device. */
export const usesWebFont = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].some(
      ({ family, status }) => /Variable/.test(family) && status === 'loaded',
    );
  });
