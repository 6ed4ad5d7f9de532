import type { BrowserType } from 'playwright';
import type { Engine } from './engine.ts';

/** A browser that Playwright drives: Chromium, or its own builds of Firefox and WebKit. */
export async function openByPlaywright(
  type: BrowserType,
  options: { executablePath?: string; args?: string[] } = {},
): Promise<Engine> {
  const browser = await type.launch(options);
  return {
    about: `${type.name()} ${browser.version()}, driven by Playwright`,
    openWindow: async (viewport) => {
      const context = await browser.newContext({ viewport, locale: 'en-US' });
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(`error: ${message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(`console: ${message.text()}`);
      });
      return {
        open: async (address) => void (await page.goto(address)),
        // Playwright types an argument by what can be sent, which its callers here know.
        run: (script, argument) => Reflect.apply(page.evaluate, page, [script, argument]),
        click: ({ x, y }) => page.mouse.click(x, y),
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        attach: (selector, file) => page.setInputFiles(selector, file),
        screenshot: () => page.screenshot(),
        faults: async () => faults,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
