import type { Browser, BrowserContext } from 'playwright/test';
import { localSales } from '../../scripts/stack/backend/accounts.ts';
import { signedInState } from './accounts.ts';
import { expect, siteTest } from './browser.ts';
import type { Stack } from './stack.ts';
import { bill, fetchedBy, inlineScriptSize, total } from './weight.ts';

type Weighed = {
  path: string;
  /** Most bytes of script. */
  script: number;
  /** The most of everything, where there is a budget for it. */
  weight?: { bytes: number; requests: number };
};

const note = (description: string) =>
  siteTest.info().annotations.push({ type: 'weight', description });

/** Opens each page cold as a guest, and expects that what it fetches keeps its budgets. */
export async function expectLight(
  browser: Browser,
  stack: Stack,
  pages: readonly Weighed[],
): Promise<void> {
  for (const { path, script, weight } of pages) {
    const address = new URL(path, stack.siteUrl).href;
    const fetched = await fetchedBy(browser, address);
    const scripts = fetched.filter(({ type }) => type === 'script');
    const scriptBytes = total(scripts) + inlineScriptSize(await (await fetch(address)).text());
    note(`${path}: ${fetched.length} requests, ${total(fetched)} B, JS ${scriptBytes} B`);
    expect.soft(scriptBytes, `${path}\n${bill(scripts)}`).toBeLessThanOrEqual(script);
    if (!weight) continue;
    expect.soft(total(fetched), `${path}\n${bill(fetched)}`).toBeLessThanOrEqual(weight.bytes);
    expect.soft(fetched.length, `${path}\n${bill(fetched)}`).toBeLessThanOrEqual(weight.requests);
  }
}

/** What waits for the browser to be idle is never fetched then. */
async function neverIdle(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

/** Opens each page of the desk cold, and expects that its scripts keep their budget until its first screen, or until all is idle. */
export async function expectLightDesk(
  browser: Browser,
  stack: Stack,
  pages: readonly { path: string; moment: 'first screen' | 'idle'; budget: number }[],
): Promise<void> {
  const storageState = await signedInState(stack, localSales);
  for (const { path, moment, budget } of pages) {
    const address = new URL(path, stack.siteUrl).href;
    const fetched = await fetchedBy(browser, address, {
      storageState,
      ...(moment === 'first screen' && { prepare: neverIdle }),
    });
    const scripts = fetched.filter(({ type }) => type === 'script');
    const page = `${path}, ${moment}`;
    note(`${page}: ${scripts.length} scripts, ${total(scripts)} B`);
    expect.soft(total(scripts), `${page}\n${bill(scripts)}`).toBeLessThanOrEqual(budget);
  }
}
