import type { Browser } from 'playwright/test';

/**
 * How many characters of a page can be read with JavaScript and without; what only acts with a script is nothing to
 * read, such as a box to tick for a comparison.
 * @param address full address of the page
 */
export async function readableLengths(
  browser: Browser,
  address: string,
): Promise<{ scripted: number; plain: number }> {
  const lengthWith = async (javaScriptEnabled: boolean) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(address, { waitUntil: javaScriptEnabled ? 'networkidle' : 'load' });
    await page.locator('.needs-script').evaluateAll((parts) => {
      for (const part of parts) part.remove();
    });
    // biome-ignore lint/performance/useDomNodeTextContent: hidden text is not readable text
    const text = await page.locator('body').innerText();
    await context.close();
    return text.replace(/\s+/g, ' ').length;
  };
  return { scripted: await lengthWith(true), plain: await lengthWith(false) };
}
