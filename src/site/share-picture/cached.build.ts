import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { threadId } from 'node:worker_threads';

const folder = resolve(process.env.TAYAR_CACHE ?? './node_modules/.astro', 'share-pictures');

/**
 * A file of the build's cache, made when it is not there yet. Other threads and builds find all of it or nothing.
 * @returns its path
 */
export async function cached(name: string, make: () => Promise<Uint8Array>): Promise<string> {
  const file = join(folder, name);
  if (existsSync(file)) return file;
  const content = await make();
  await mkdir(folder, { recursive: true });
  const begun = `${file}.${process.pid}.${threadId}`;
  await writeFile(begun, content);
  await rename(begun, file);
  return file;
}
