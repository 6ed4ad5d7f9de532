import { type CatalogueAddress, catalogueAddress, translated } from '@/config/paths';
import { fieldOf, jsonIn } from '@/lib/json';
import type { Locale } from '@/paraglide/runtime.js';

/**
 * Pages that were read on this device and can be read without a connection. The worker fills three caches: the pages'
 * HTML, every file that these pages are made of, and for each page a note of what it was made of, and when.
 */
export const cacheNames = {
  pages: 'tayar-pages',
  files: 'tayar-files',
  notes: 'tayar-notes',
} as const;

/** Id of the list on the page that stands in for those that could not be reached. */
export const savedPagesId = 'saved-pages';

/** What a page tells the worker of itself: it was looked at, and is to be kept. */
export type Visit = {
  /** Its address, without what follows a question mark: that is the same file. */
  path: string;
  /** Addresses of what it has fetched from this site. */
  files: string[];
  /** What it shows, when that is something of the catalogue. */
  subject?: { kind: CatalogueAddress['kind']; name: string; picture: string } | undefined;
};

/** A note of a page that is kept. `savedAt` is in milliseconds since 1970. */
export type SavedPage = Visit & { savedAt: number };

/** A file of this site that a page is made of: never an answer of the backend, nor of a function. */
const ownFile = /^\/(?:_astro|fonts|pictures|brands|data)\/[^?#]+$/;

/** The path of a full address. */
export function pathOf(address: string): string {
  return new URL(address).pathname;
}

/** Whether a path leads to a file that may be kept with a page. */
export function isOwnFile(path: string): boolean {
  return ownFile.test(path);
}

/** Whether the content of a file is in its name, so that it never changes. */
export function isNamedAfterContent(path: string): boolean {
  return /^\/(?:_astro|data\/listing)\//.test(path);
}

/** The visit in a message; undefined when it is none. */
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

/** The notes of all pages that are kept on this device, newest first. */
export async function readSavedPages(): Promise<SavedPage[]> {
  const cache = await caches.open(cacheNames.notes);
  const notes = await Promise.all(
    (await cache.keys()).map(async (key) => noteIn(await cache.match(key))),
  );
  return notes
    .filter((note) => note !== undefined)
    .sort((one, other) => other.savedAt - one.savedAt);
}

/** The pages without those that are also kept in the reader's language: each thing once. */
export function onceEach<Page extends { path: string }>(
  pages: readonly Page[],
  reading: Locale,
): Page[] {
  const kept = new Set(pages.map(({ path }) => path));
  return pages.filter(({ path }) => {
    const own = translated(path, reading);
    return path === own || !kept.has(own);
  });
}

/** The note of one page; undefined when the page is not kept. */
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
