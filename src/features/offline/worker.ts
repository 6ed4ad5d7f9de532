import { CacheFirst, NetworkFirst, Serwist, type SerwistPlugin } from 'serwist';
import { inLanguage, languageOf } from '#config/paths.ts';
import { cachePage, expiration } from './cache-page.ts';
import { openPushed, showPushed } from './pushed.ts';
import {
  asSavedCopy,
  cacheNames,
  isNamedAfterContent,
  isOwnFile,
  pathOf,
  readSavedPage,
  samePicture,
  visitIn,
} from './saved-pages.ts';

declare const self: ServiceWorkerGlobalScope;

/** The strategies below only read the caches; `cachePage` fills them. */
const keepNothing: SerwistPlugin = { cacheWillUpdate: async () => null };

/** A person opens a page; one that is only fetched ahead must not be a copy. */
function isOpened({ mode, headers }: Request): boolean {
  return mode === 'navigate' && !headers.get('sec-purpose')?.includes('prefetch');
}

/** A saved page that says when it was saved; undefined without a note of it. */
async function savedCopy(
  { url }: Request,
  cached: Response | undefined,
): Promise<Response | undefined> {
  const note = cached && (await readSavedPage(pathOf(url)));
  if (!note) return undefined;
  const headers = new Headers(cached.headers);
  // They describe the bytes that came over the network.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(asSavedCopy(await cached.text(), note.savedAt), { headers });
}

const keptPages = { ignoreSearch: true, ignoreVary: true };

/**
 * What is shown of a page that cannot be reached and whose copy was not found: the copy, after all, or the page that says
 * so. Firefox answers what it fetched ahead with an error for a response, with which a strategy does not look for copies.
 */
async function instead(request: Request, serwist: Serwist): Promise<Response | undefined> {
  const pages = await caches.open(cacheNames.pages);
  const copy = await savedCopy(request, await pages.match(request.url, keptPages));
  const { language } = languageOf(pathOf(request.url));
  // The file, so that /offline itself still asks the network first.
  return copy ?? serwist.matchPrecache(`${inLanguage('/offline', language)}.html`);
}

/** The stock picture that is asked for, or the same picture in another size. */
async function similarPicture({ url }: Request, serwist: Serwist): Promise<Response | undefined> {
  const path = pathOf(url);
  const stock = samePicture(path, serwist.getPrecachedUrls().map(pathOf));
  if (stock !== undefined) return serwist.matchPrecache(stock);
  const files = await caches.open(cacheNames.files);
  const kept = (await files.keys()).map((file) => pathOf(file.url));
  const other = samePicture(path, kept);
  return other === undefined ? undefined : files.match(other, { ignoreVary: true });
}

/**
 * Answers from what is kept on this device if, and only if, the network does not answer. A page is kept when it reports
 * a visit, so neither what is fetched ahead nor an error is kept. The backend and the functions are never touched.
 */
function serve(): void {
  const serwist: Serwist = new Serwist({
    precacheEntries: self.__SW_MANIFEST,
    precacheOptions: { cleanURLs: false, cleanupOutdatedCaches: true },
    // Pages work with any release of the worker, so the newest takes over at once.
    skipWaiting: true,
    clientsClaim: true,
    navigationPreload: true,
    runtimeCaching: [
      {
        matcher: ({ request, sameOrigin }) => sameOrigin && isOpened(request),
        handler: new NetworkFirst({
          cacheName: cacheNames.pages,
          networkTimeoutSeconds: 5,
          matchOptions: keptPages,
          plugins: [
            keepNothing,
            expiration,
            { handlerDidError: ({ request }) => instead(request, serwist) },
            {
              cachedResponseWillBeUsed: ({ request, cachedResponse }) =>
                savedCopy(request, cachedResponse),
            },
          ],
        }),
      },
      {
        matcher: ({ url, sameOrigin }) => sameOrigin && isNamedAfterContent(url.pathname),
        handler: new CacheFirst({
          cacheName: cacheNames.files,
          matchOptions: { ignoreVary: true },
          plugins: [keepNothing],
        }),
      },
      {
        matcher: ({ url, sameOrigin, request }) =>
          sameOrigin && isOwnFile(url.pathname) && !request.headers.has('range'),
        handler: new NetworkFirst({
          cacheName: cacheNames.files,
          matchOptions: { ignoreSearch: true, ignoreVary: true },
          plugins: [
            keepNothing,
            { handlerDidError: ({ request }) => similarPicture(request, serwist) },
          ],
        }),
      },
    ],
  });
  serwist.addEventListeners();
  self.addEventListener('push', (event) => event.waitUntil(showPushed(self, event.data)));
  self.addEventListener('notificationclick', (event) => {
    event.waitUntil(openPushed(self, event.notification));
  });
  self.addEventListener('message', (event) => {
    const visit = visitIn(event.data);
    // Some browsers keep nothing.
    if (visit) event.waitUntil(cachePage(event, visit).catch(() => undefined));
  });
}

/** Replaces an installed worker, deletes what it has kept, and unregisters. Open pages go on from the network. */
function retire(): void {
  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
  self.addEventListener('activate', (event) => {
    const clear = async () => {
      const names = await caches.keys();
      await Promise.all(names.map((name) => caches.delete(name)));
      await self.registration.unregister();
    };
    event.waitUntil(clear());
  });
}

if (import.meta.env.PUBLIC_OFFLINE === 'off') retire();
else serve();
