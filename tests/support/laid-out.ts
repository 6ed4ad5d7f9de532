import type { Page } from 'playwright/test';

/**
 * Has what nobody has come near laid out all the same (`unseen-parts.ts`): what looks at a page would pass it over. Of the
 * list of all cars, whose cards are alike, only those on the screen ever are.
 */
export async function layOutWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-unseen]:not(.models li){content-visibility:visible!important}');
    document.adoptedStyleSheets.push(sheet);
  });
}
