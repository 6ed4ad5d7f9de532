import { CacheFirst, ExpirationPlugin, NetworkFirst } from 'serwist';
import { scriptsIn } from '@/lib/markup';
import {
  cacheNames,
  isNamedAfterContent,
  pathOf,
  readSavedPage,
  readSavedPages,
  type Visit,
} from './saved-pages';

const secondsPerDay = 86_400;

/** Bounds what is kept, oldest out first, and gives all of it back when the device has no room. */
export const bounds = new ExpirationPlugin({
  maxEntries: 60,
  maxAgeSeconds: 30 * secondsPerDay,
  purgeOnQuotaError: true,
});

/**
 * What the page has just fetched lies in the browser's own cache: taken from there it costs no traffic, and it is
 * what the page shows, whatever was deployed since.
 */
const fetchOptions: RequestInit = { cache: 'force-cache' };
const { files: cacheName } = cacheNames;
const neverChanging = new CacheFirst({ cacheName, fetchOptions });
const changing = new NetworkFirst({ cacheName, fetchOptions });

/** One page after the other: what one keeps, another must not take for left over. */
let last: Promise<void> = Promise.resolve();

/**
 * Keeps a page that was looked at, with everything it is made of, and lets go of what no page needs any more.
 * @throws Error when the browser keeps nothing, or the page could not be had
 */
export function keepPage(event: ExtendableEvent, visit: Visit): Promise<void> {
  const turn = last.then(() => keep(event, visit));
  last = turn.catch(() => undefined);
  return turn;
}

async function keep(event: ExtendableEvent, visit: Visit): Promise<void> {
  try {
    await Promise.allSettled(
      visit.files.map((file) => {
        const strategy = isNamedAfterContent(file) ? neverChanging : changing;
        return Promise.all(strategy.handleAll({ event, request: new Request(file) }));
      }),
    );
    if (!(await haveScripts(visit)) || !(await keptHtml(event, visit))) return;
    const notes = await caches.open(cacheNames.notes);
    // Who looks again need not look at as much again, such as all pictures of a gallery.
    const before = (await readSavedPage(visit.path))?.files ?? [];
    const looked = before.filter((file) => !isNamedAfterContent(file));
    const files = [...new Set([...visit.files, ...looked])];
    await notes.put(visit.path, Response.json({ ...visit, files, savedAt: Date.now() }));
  } finally {
    await letGo();
  }
}

/** Without a picture a page can be read; without one of its scripts it must not be kept. */
async function haveScripts({ files }: Visit): Promise<boolean> {
  const kept = await caches.open(cacheName);
  const found = await Promise.all(
    files.filter(isNamedAfterContent).map((file) => kept.match(file, { ignoreVary: true })),
  );
  return found.every((file) => file !== undefined);
}

/** @returns false when it was not what was looked at, and the copy of before, if any, stays */
async function keptHtml(event: ExtendableEvent, { path, files }: Visit): Promise<boolean> {
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
      bounds,
    ],
  });
  await Promise.all(pages.handleAll({ event, request: new Request(path) }));
  return whole;
}

/**
 * A page of the site, and the very one that was looked at: what was fetched for it must be what it names. Anything
 * else, as after a deployment in between, would be kept without its scripts.
 */
async function isWhole(response: Response, files: readonly string[]): Promise<boolean> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (response.status !== 200 || response.redirected || !isPage) return false;
  return scriptsIn(await response.text()).every((script) => files.includes(script));
}

/** Takes out the notes of pages that are gone, and the files that only those pages needed. */
async function letGo(): Promise<void> {
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
