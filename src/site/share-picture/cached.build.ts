import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { threadId } from 'node:worker_threads';

const folder = () => resolve(process.env.TAYAR_CACHE ?? './node_modules/.astro', 'share-pictures');

/** What this thread is making. */
const begun = new Map<string, Promise<string>>();

/**
 * A file of the build's cache, made once when it is not there yet. Other threads and builds find all of it or nothing.
 * @returns its path
 */
export function cached(name: string, make: () => Promise<Uint8Array>): Promise<string> {
  const file = join(folder(), name);
  const made = begun.get(file) ?? ensured(file, make).finally(() => begun.delete(file));
  begun.set(file, made);
  return made;
}

async function ensured(file: string, make: () => Promise<Uint8Array>): Promise<string> {
  if (existsSync(file)) return file;
  const content = await make();
  await mkdir(folder(), { recursive: true });
  const unfinished = `${file}.${process.pid}.${threadId}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
  return file;
}
