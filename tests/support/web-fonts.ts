import type { Page } from 'playwright/test';

/** Whether a page is set in one of its web fonts, rather than in a font of the device. */
export const usesWebFont = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].some(
      ({ family, status }) =>
        /^"?(?:Instrument|Readex)(?!.*fallback)/.test(family) && status === 'loaded',
    );
  });
