import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright/test';
import { midRangePhone } from './screens.ts';

/** What a page fetched until the network was idle. `bytes`: of the bodies on the wire. */
export type Fetched = { url: string; type: string; bytes: number }[];

/** Bytes on the wire of one file, compressed as for a browser. */
export async function wireSize(address: string | URL): Promise<number> {
  const response = await fetch(address, { headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  return Number(response.headers.get('content-length'));
}

/**
 * Opens a page cold on the mid-range phone that Lighthouse imitates, touches nothing, and lists what it fetched.
 * @param address full address of the page
 * @param before what the browser has stored, such as a session, and what is done in it first
 */
export async function fetchedBy(
  browser: Browser,
  address: string,
  before: {
    storageState?: NonNullable<BrowserContextOptions['storageState']>;
    prepare?: (context: BrowserContext) => Promise<void>;
  } = {},
): Promise<Fetched> {
  const { prepare, ...stored } = before;
  const context = await browser.newContext({ ...midRangePhone, ...stored });
  await prepare?.(context);
  const page = await context.newPage();
  const responses: Promise<Fetched[number]>[] = [];
  page.on('requestfinished', (request) => {
    responses.push(
      (async () => {
        const { responseBodySize } = await request.sizes();
        return { url: request.url(), type: request.resourceType(), bytes: responseBodySize };
      })(),
    );
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const fetched = await Promise.all(responses);
  await context.close();
  return fetched;
}

/** Bytes of the inline scripts of some HTML, without structured data. */
export function inlineScriptSize(html: string): number {
  const scripts = [
    ...html.matchAll(/<script(?![^>]*(?:ld\+json|speculationrules))[^>]*>([\s\S]*?)<\/script>/g),
  ];
  const code = scripts.map(([, body = '']) => body).join('\n');
  return code === '' ? 0 : brotliCompressSync(code).length;
}

/** Sum of the bytes of what was fetched. */
export function total(fetched: Fetched): number {
  return fetched.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** One line per request, largest first, for the message of a failed budget. */
export function bill(fetched: Fetched): string {
  return fetched
    .toSorted((one, other) => other.bytes - one.bytes)
    .map(({ url, type, bytes }) => `${bytes} B ${type} ${url}`)
    .join('\n');
}
