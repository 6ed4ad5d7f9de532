import puppeteer, { type ElementHandle } from 'puppeteer-core';
import type { Engine } from './engine.ts';

/**
 * What Firefox says of each file that a page was still fetching by its service worker as it was left. A file that cannot
 * be had fails its import besides, with words of its own.
 */
const ofLeftPage = /A ServiceWorker intercepted the request and encountered an unexpected error/;

/** The Firefox of the system, which speaks WebDriver BiDi without another program between. */
export async function openFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
  return {
    about: `${await browser.version()} (${executablePath}), driven by WebDriver BiDi`,
    openWindow: async (viewport) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(viewport);
      const faults: string[] = [];
      page.on('pageerror', (error) => {
        if (!ofLeftPage.test(String(error))) faults.push(`error: ${error}`);
      });
      page.on('console', (message) => {
        // An error that a page writes arrives without its text, as 'JSHandle@error'.
        if (message.type() === 'error') faults.push(`console: ${message.text()}`);
      });
      return {
        open: async (address) => void (await page.goto(address)),
        run: (script, argument) => Reflect.apply(page.evaluate, page, [script, argument]),
        click: ({ x, y }) => page.mouse.click(x, y),
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        attach: async (selector, file) => {
          const field = await page.$(selector);
          await (field as ElementHandle<HTMLInputElement> | null)?.uploadFile(file);
        },
        screenshot: async () => Buffer.from(await page.screenshot()),
        faults: async () => faults,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
