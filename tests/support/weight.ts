import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser } from 'playwright/test';

/** What a page fetched until it was quiet. `bytes` are of the body, text compressed as a CDN would. */
export type Fetched = { url: string; type: string; bytes: number }[];

const text = /^(?:text\/|image\/svg)|javascript|json|xml|manifest/;

/** Size of a body on the wire: text compressed by brotli at the quality that edges use, the rest as it is. */
export function wireSize(body: Buffer, contentType: string): number {
  if (!text.test(contentType)) return body.length;
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;
}

/**
 * Opens a page cold on the mid-range phone that Lighthouse imitates, touches nothing, and lists what it fetched.
 * @param address full address of the page
 */
export async function fetchedBy(browser: Browser, address: string): Promise<Fetched> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const responses: Promise<Fetched[number]>[] = [];
  page.on('requestfinished', (request) => {
    responses.push(
      (async () => {
        const response = await request.response();
        const contentType = response?.headers()['content-type'] ?? '';
        const body = (await response?.body().catch(() => undefined)) ?? Buffer.alloc(0);
        const type = request.resourceType();
        return { url: request.url(), type, bytes: wireSize(body, contentType) };
      })(),
    );
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const fetched = await Promise.all(responses);
  await context.close();
  return fetched;
}

/** Bytes of the scripts that stand in the HTML itself, structured data aside. */
export function inlineScriptSize(html: string): number {
  const scripts = [
    ...html.matchAll(/<script(?![^>]*(?:ld\+json|speculationrules))[^>]*>([\s\S]*?)<\/script>/g),
  ];
  const code = scripts.map(([, body = '']) => body).join('\n');
  return code === '' ? 0 : wireSize(Buffer.from(code), 'text/javascript');
}

/** Sum of the bytes of what was fetched. */
export function total(fetched: Fetched): number {
  return fetched.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** One line for each thing fetched, largest first: what a failed budget shows. */
export function bill(fetched: Fetched): string {
  return fetched
    .toSorted((one, other) => other.bytes - one.bytes)
    .map(({ url, type, bytes }) => `${bytes} B ${type} ${url}`)
    .join('\n');
}
