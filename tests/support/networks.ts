/** Networks that people have: slow ones, those that must be saved, and those that answer in another's place. */
import type { Page } from './browser.ts';
import type { Stack } from './stack.ts';

/** What Chrome calls slow 3G: 400 kbit/s, and 400 ms until something comes. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = 400_000 / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** The person has asked their browser to save data. */
export async function saveData(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true });
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  });
}

/** How a network that asks for a sign-in answers what is not for itself. */
export const portals = {
  'its sign-in page': {
    status: 200,
    contentType: 'text/html',
    body: '<!doctype html><title>Hotel Wi-Fi</title><h1>Welcome! Please sign in to go online.</h1>',
  },
  'a redirect to its own host': {
    status: 302,
    headers: { location: 'http://portal.invalid/login' },
  },
  // A browser tells a page no more of a false certificate.
  'a false certificate': null,
} as const;

/**
 * What the page asks of the backend and of our functions is answered by such a network.
 * @returns ends it, as when the person has signed in to it
 */
export async function enterPortal(
  page: Page,
  { supabaseUrl }: Stack,
  kind: keyof typeof portals,
): Promise<() => Promise<void>> {
  const answer = portals[kind];
  const isAsked = (url: URL) =>
    url.origin === new URL(supabaseUrl).origin || url.pathname.startsWith('/api/');
  await page.route(isAsked, (route) =>
    answer === null ? route.abort('connectionfailed') : route.fulfill(answer),
  );
  return () => page.unroute(isAsked);
}

/** What such networks make the browser complain of. */
export const portalFaults =
  /portal\.invalid|ERR_|Failed to (?:load|fetch)|CORS|TypeError|SyntaxError|not valid JSON|Auth|BackendFailure|failed:|PGRST|[Ee]rror|refused|could not/;
