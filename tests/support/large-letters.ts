import type { Page } from 'playwright/test';

/** Letters of twice the size that browsers come with. */
export const twiceTheUsualPx = 32;

/** Reads as somebody who has set the letters of their browser to twice the usual size (WCAG 1.4.4). */
export async function enlargeLetters(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: twiceTheUsualPx } });
}
