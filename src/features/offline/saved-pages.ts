import { addressIn, type CataloguePath, catalogueAddress } from '#config/paths.ts';
import { fieldOf, jsonIn } from '#lib/json.ts';
import type { Locale } from '#paraglide/runtime.js';

/**
 * The caches for reading without a connection: the HTML of pages that were read on this device, every file that they
 * need, and for each page a note of what it needs, and since when it is kept.
 */
export const cacheNames = {
  pages: 'tayar-pages',
  files: 'tayar-files',
  notes: 'tayar-notes',
} as const;

/** The id of the list on the offline page. */
export const savedPagesId = 'saved-pages';

/** The message by which a page asks the worker to save it. */
export type Visit = {
  /** Its path; a query makes no other file. */
  path: string;
  /** Paths of the files that it has fetched from this site. */
  files: string[];
  /** The car, brand or charger it is about, on pages of the catalogue. */
  subject?: { kind: CataloguePath['kind']; name: string; picture: string } | undefined;
};

/** The note of a kept page. `savedAt` is in milliseconds since 1970. */
export type SavedPage = Visit & { savedAt: number };

/** Static files of this site; answers of the backend and of functions are never kept. */
const ownFile = /^\/(?:_astro|fonts|pictures|brands|data)\/[^?#]+$/;

/** The path of a full address. */
export function pathOf(address: string): string {
  return new URL(address).pathname;
}

/** Whether a file may be kept with a page. */
export function isOwnFile(path: string): boolean {
  return ownFile.test(path);
}

/** Whether a file has a content hash in its name, so that it never changes. */
export function isNamedAfterContent(path: string): boolean {
  return /^\/(?:_astro|data\/listing)\//.test(path);
}

/** The visit in a message; undefined for any other message. */
export function visitIn(message: unknown): Visit | undefined {
  const [path, files] = [fieldOf(message, 'path'), fieldOf(message, 'files')];
  if (typeof path !== 'string' || !path.startsWith('/') || !Array.isArray(files)) return undefined;
  return {
    path,
    files: files.filter((file): file is string => typeof file === 'string' && isOwnFile(file)),
    subject: subjectIn(fieldOf(message, 'subject'), path),
  };
}

function subjectIn(value: unknown, path: string): Visit['subject'] {
  const kind = catalogueAddress(path)?.kind;
  const [name, picture] = [fieldOf(value, 'name'), fieldOf(value, 'picture')];
  if (kind === undefined || typeof name !== 'string' || name === '' || typeof picture !== 'string')
    return undefined;
  return { kind, name, picture };
}

/** The notes of all kept pages, newest first. */
export async function readSavedPages(): Promise<SavedPage[]> {
  const cache = await caches.open(cacheNames.notes);
  const notes = await Promise.all(
    (await cache.keys()).map(async (key) => noteIn(await cache.match(key))),
  );
  return notes
    .filter((note) => note !== undefined)
    .sort((one, other) => other.savedAt - one.savedAt);
}

/** Each page once: in the reader's language if it is kept in both. */
export function onceEach<Page extends { path: string }>(
  pages: readonly Page[],
  reading: Locale,
): Page[] {
  const kept = new Set(pages.map(({ path }) => path));
  return pages.filter(({ path }) => {
    const own = addressIn(path, reading);
    return path === own || !kept.has(own);
  });
}

/** The note of a page; undefined if it is not kept. */
export async function readSavedPage(path: string): Promise<SavedPage | undefined> {
  const cache = await caches.open(cacheNames.notes);
  return noteIn(await cache.match(path));
}

async function noteIn(stored: Response | undefined): Promise<SavedPage | undefined> {
  const note = jsonIn((await stored?.text()) ?? null);
  const visit = visitIn(note);
  const savedAt = fieldOf(note, 'savedAt');
  return visit && typeof savedAt === 'number' ? { ...visit, savedAt } : undefined;
}

/** Marks a page as a saved copy, for the notice in its header. @param savedAt in milliseconds since 1970 */
export function asSavedCopy(html: string, savedAt: number): string {
  return html.replace('<html', `<html data-saved="${savedAt}"`);
}

/** A picture's address without width and format. */
function drawing(path: string): string {
  return path.replace(/(?:-\d+)?\.(?:avif|webp|jpe?g|png)$/, '');
}

/** The kept path of the same picture in another size or format. */
export function samePicture(path: string, kept: readonly string[]): string | undefined {
  if (!path.startsWith('/pictures/')) return undefined;
  return kept.find((other) => drawing(other) === drawing(path));
}
