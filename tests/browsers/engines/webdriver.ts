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
  return openByWebDriver(open, { about: 'safaridriver', faults: [], close: async () => {} });
}

/** What stands behind a driver: its name, what its pages complained of, and how to end it. */
export type Behind = { about: string; faults: string[]; close: () => Promise<void> };

/** A browser behind a WebDriver, which opens one window for each session. */
export async function openByWebDriver(
  open: () => Promise<WebDriver>,
  { about, faults, close }: Behind,
): Promise<Engine> {
  const first = await open();
  const capabilities = await first.getCapabilities();
  await first.quit();
  const name = `${capabilities.getBrowserName()} ${capabilities.getBrowserVersion()}`;
  return {
    about: `${name}, driven by WebDriver (${about})`,
    openWindow: async (screen) => {
      faults.length = 0;
      const driver = await open();
      return windowOf(driver, screen, faults);
    },
    close,
  };
}

async function windowOf(driver: WebDriver, screen: Screen, faults: string[]): Promise<Window> {
  // What is set is the window, with its bars; the second time its content gets the size.
  const frame = driver.manage().window();
  await frame.setRect({ x: 0, y: 0, ...screen });
  const [width = 0, height = 0] = await driver.executeScript<number[]>(
    'return [outerWidth - innerWidth, outerHeight - innerHeight]',
  );
  await frame.setRect({ x: 0, y: 0, width: screen.width + width, height: screen.height + height });
  return {
    open: (address) => driver.get(address),
    run: (script, argument) => driver.executeScript(script, argument),
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
    faults: () => faults,
    close: () => driver.quit(),
  };
}
