import { Builder, By, Key, type WebDriver } from 'selenium-webdriver';
import type { Engine, Screen, Window } from './engine.ts';

const keys = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowLeft: Key.ARROW_LEFT,
};

/** The Safari of a Mac. It takes one session at a time, and keeps what it stores apart from the person's. */
export async function openSafari(): Promise<Engine> {
  const open = () => new Builder().forBrowser('safari').build();
  return openByWebDriver(open, { about: 'safaridriver', close: async () => {} });
}

/** What stands behind a driver: its name, and how to end it. */
export type Behind = { about: string; close: () => Promise<void> };

/** A browser behind a WebDriver, which opens one window for each session. */
export async function openByWebDriver(
  open: () => Promise<WebDriver>,
  { about, close }: Behind,
): Promise<Engine> {
  const first = await open();
  const capabilities = await first.getCapabilities();
  await first.quit();
  const name = `${capabilities.getBrowserName()} ${capabilities.getBrowserVersion()}`;
  return {
    about: `${name}, driven by WebDriver (${about})`,
    openWindow: async (screen) => windowOf(await open(), screen),
    close,
  };
}

async function windowOf(driver: WebDriver, screen: Screen): Promise<Window> {
  // What is set is the window, with its bars; the second time its content gets the size.
  const frame = driver.manage().window();
  await frame.setRect({ x: 0, y: 0, ...screen });
  const [width = 0, height = 0] = await driver.executeScript<number[]>(
    'return [outerWidth - innerWidth, outerHeight - innerHeight]',
  );
  await frame.setRect({ x: 0, y: 0, width: screen.width + width, height: screen.height + height });
  const faults: string[] = [];
  const listen = async () => {
    faults.push(...(await driver.executeScript<string[]>(takeFaults)));
  };
  return {
    open: async (address) => {
      await driver.get(address);
      await listen();
    },
    run: async (script, argument) => {
      await listen();
      return driver.executeScript(script, argument);
    },
    click: ({ x, y }) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y) })
        .click()
        .perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    attach: async (selector, file) => driver.findElement(By.css(selector)).sendKeys(file),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    faults: async () => {
      await listen();
      return faults;
    },
    close: () => driver.quit(),
  };
}

/**
 * Runs in the page: gives the faults since it ran there last. These drivers tell of none, so the page has to. What happened
 * before it ran first, and after it ran last, is not in it.
 */
function takeFaults(): string[] {
  const page: { faultsOfTest?: string[] } = Object(globalThis);
  if (page.faultsOfTest) return page.faultsOfTest.splice(0);
  const faults: string[] = [];
  page.faultsOfTest = faults;
  addEventListener('error', ({ message }) => message && faults.push(`error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`error: ${reason}`));
  const { error } = console;
  console.error = (...words: unknown[]) => {
    faults.push(`console: ${words.join(' ')}`);
    error(...words);
  };
  return [];
}
