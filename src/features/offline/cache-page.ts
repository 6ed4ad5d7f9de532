import { CacheFirst, ExpirationPlugin, NetworkFirst } from 'serwist';
import { scriptsIn } from '#lib/markup.ts';
import {
  cacheNames,
  isNamedAfterContent,
  pathOf,
  readSavedPage,
  readSavedPages,
  type Visit,
} from './saved-pages.ts';

const secondsPerDay = 86_400;

/** Deletes the oldest pages, and all of them when the device has no room. */
export const expiration = new ExpirationPlugin({
  maxEntries: 60,
  maxAgeSeconds: 30 * secondsPerDay,
  purgeOnQuotaError: true,
});

/** The browser's own cache has what the page has just fetched, without traffic and unchanged by deployments. */
const fetchOptions: RequestInit = { cache: 'force-cache' };
const { files: cacheName } = cacheNames;
const neverChanging = new CacheFirst({ cacheName, fetchOptions });
const changing = new NetworkFirst({ cacheName, fetchOptions });

/** Pages are kept one after the other, so that one does not delete another's files. */
let last: Promise<void> = Promise.resolve();

/**
 * Keeps a page with all files that it needs, and deletes what no page needs any more.
 * @throws Error when the browser keeps nothing, or the page could not be fetched
 */
export function cachePage(event: ExtendableEvent, visit: Visit): Promise<void> {
  const turn = last.then(() => cacheVisit(event, visit));
  last = turn.catch(() => undefined);
  return turn;
}

async function cacheVisit(event: ExtendableEvent, visit: Visit): Promise<void> {
  try {
    await Promise.allSettled(
      visit.files.map((file) => {
        const strategy = isNamedAfterContent(file) ? neverChanging : changing;
        return Promise.all(strategy.handleAll({ event, request: new Request(file) }));
      }),
    );
    if (!(await hasScripts(visit)) || !(await keepHtml(event, visit))) return;
    const notes = await caches.open(cacheNames.notes);
    // A later visit may show less, such as fewer pictures of a gallery.
    const before = (await readSavedPage(visit.path))?.files ?? [];
    const earlier = before.filter((file) => !isNamedAfterContent(file));
    const files = [...new Set([...visit.files, ...earlier])];
    await notes.put(visit.path, Response.json({ ...visit, files, savedAt: Date.now() }));
  } finally {
    await deleteUnused();
  }
}

/** A page may be kept without a picture, but not without one of its scripts. */
async function hasScripts({ files }: Visit): Promise<boolean> {
  const kept = await caches.open(cacheName);
  const found = await Promise.all(
    files.filter(isNamedAfterContent).map((file) => kept.match(file, { ignoreVary: true })),
  );
  return found.every((file) => file !== undefined);
}

/** @returns false when it is not the page that was visited; an earlier copy stays */
async function keepHtml(event: ExtendableEvent, { path, files }: Visit): Promise<boolean> {
  let whole = false;
  const pages = new NetworkFirst({
    cacheName: cacheNames.pages,
    fetchOptions,
    plugins: [
      {
        async cacheWillUpdate({ response }) {
          whole = await isWhole(response.clone(), files);
          return whole ? response : null;
        },
      },
      expiration,
    ],
  });
  await Promise.all(pages.handleAll({ event, request: new Request(path) }));
  return whole;
}

/**
 * Whether this is the page that was visited: every script that it names was fetched. After a deployment in between it
 * would be kept without its scripts.
 */
async function isWhole(response: Response, files: readonly string[]): Promise<boolean> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (response.status !== 200 || response.redirected || !isPage) return false;
  return scriptsIn(await response.text()).every((script) => files.includes(script));
}

/** Deletes the notes of pages that are gone, and files that no page needs. */
async function deleteUnused(): Promise<void> {
  const [pages, files, notes] = await Promise.all([
    caches.open(cacheNames.pages),
    caches.open(cacheNames.files),
    caches.open(cacheNames.notes),
  ]);
  const kept = new Set((await pages.keys()).map(({ url }) => pathOf(url)));
  const needed = new Set<string>();
  for (const { path, files: made } of await readSavedPages()) {
    if (!kept.has(path)) await notes.delete(path);
    else for (const file of made) needed.add(file);
  }
  for (const file of await files.keys()) {
    if (!needed.has(pathOf(file.url))) await files.delete(file);
  }
}
