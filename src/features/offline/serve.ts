import { CacheFirst, NetworkFirst, Serwist, type SerwistPlugin } from 'serwist';
import { inLanguage, languageOf } from '@/config/paths';
import { bounds, keepPage } from './keep-page';
import { asSavedCopy, samePicture } from './saved-copy';
import {
  cacheNames,
  isNamedAfterContent,
  isOwnFile,
  pathOf,
  readSavedPage,
  visitIn,
} from './saved-pages';

/** How long a page is waited for where a copy of it is kept, in seconds. */
const patience = 5;

/** Kept as /offline.html, so that a visit to /offline still asks the network first. */
const offlinePage = ({ url }: Request) =>
  `${inLanguage('/offline', languageOf(pathOf(url)).language)}.html`;

/** What is fetched is not kept by that alone. */
const keepNothing: SerwistPlugin = { cacheWillUpdate: async () => null };

/**
 * The service worker: answers from what is kept on this device when, and only when, the network does not. It keeps a
 * page when the page itself says that somebody looked at it, so neither what is fetched ahead nor an error is kept,
 * and it never touches the backend, the functions or anything that is sent.
 */
export function serve(scope: ServiceWorkerGlobalScope): void {
  const serwist: Serwist = new Serwist({
    precacheEntries: scope.__SW_MANIFEST,
    precacheOptions: { cleanURLs: false, cleanupOutdatedCaches: true },
    // No page depends on one release of the worker, so the newest takes over at once.
    skipWaiting: true,
    clientsClaim: true,
    navigationPreload: true,
    runtimeCaching: [
      {
        matcher: ({ request, sameOrigin }) => sameOrigin && isOpened(request),
        handler: new NetworkFirst({
          cacheName: cacheNames.pages,
          networkTimeoutSeconds: patience,
          matchOptions: { ignoreSearch: true, ignoreVary: true },
          plugins: [
            keepNothing,
            bounds,
            {
              cachedResponseWillBeUsed: ({ request, cachedResponse }) =>
                savedCopy(request, cachedResponse),
              handlerDidError: ({ request }) => serwist.matchPrecache(offlinePage(request)),
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
          plugins: [keepNothing, { handlerDidError: ({ request }) => insteadOf(request, serwist) }],
        }),
      },
    ],
  });
  serwist.addEventListeners();
  scope.addEventListener('message', (event) => {
    const visit = visitIn(event.data);
    // A browser that keeps nothing is left alone.
    if (visit) event.waitUntil(keepPage(event, visit).catch(() => undefined));
  });
}

/** Somebody opens a page. One that is only fetched ahead must be the real one, or none. */
function isOpened({ mode, headers }: Request): boolean {
  return mode === 'navigate' && !headers.get('sec-purpose')?.includes('prefetch');
}

async function savedCopy(
  { url }: Request,
  kept: Response | undefined,
): Promise<Response | undefined> {
  const note = kept && (await readSavedPage(pathOf(url)));
  if (!note) return undefined;
  const headers = new Headers(kept.headers);
  // They speak of the bytes that came over the network.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(asSavedCopy(await kept.text(), note.savedAt), { headers });
}

/** The stock picture that is asked for, or the same picture in another size. */
async function insteadOf({ url }: Request, serwist: Serwist): Promise<Response | undefined> {
  const path = pathOf(url);
  const stock = samePicture(path, serwist.getPrecachedUrls().map(pathOf));
  if (stock !== undefined) return serwist.matchPrecache(stock);
  const files = await caches.open(cacheNames.files);
  const other = samePicture(
    path,
    (await files.keys()).map((file) => pathOf(file.url)),
  );
  return other === undefined ? undefined : files.match(other, { ignoreVary: true });
}
