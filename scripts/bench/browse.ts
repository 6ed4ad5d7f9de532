import { type Browser, chromium, type Page } from 'playwright';
import { findBrowser } from '../stack/browser.ts';
import type { Site } from './site.ts';

/** How many times slower the processor is made, as that of a mid-range phone. */
export const slowdown = 4;

/** What every browser of the benchmark is started with, to measure the page and nothing else. */
export function browserFlags({ pin }: Pick<Site, 'pin'>): string[] {
  return [
    '--no-sandbox',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    `--ignore-certificate-errors-spki-list=${pin}`,
  ];
}

/** Does some work with a browser that trusts the site's edge. */
export async function withBrowser<T>(
  site: Pick<Site, 'pin'>,
  signal: AbortSignal,
  work: (browser: Browser) => Promise<T>,
): Promise<T> {
  const program = await findBrowser(process.env, console.log, signal);
  const browser = await chromium.launch({ executablePath: program, args: browserFlags(site) });
  const close = () => browser.close();
  signal.addEventListener('abort', close, { once: true });
  try {
    return await work(browser);
  } finally {
    signal.removeEventListener('abort', close);
    await browser.close();
  }
}

/** Makes a page as slow as a mid-range phone. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}
