import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StackFailure } from '../stack/command.ts';

/** Files of an export and its folders are no larger, in bytes. */
const largest = 500_000_000;

/**
 * The entries of Open Charge Map's JSON: of a file with one or with a list, or of a folder with such files, as its export
 * has them, one a place.
 * @returns also the files that cannot be read, each with why
 * @throws StackFailure when there is no such file or folder, or nothing in it
 */
export async function readExport(path: string): Promise<{ entries: unknown[]; broken: string[] }> {
  const files = await filesAt(path);
  const entries: unknown[] = [];
  const broken: string[] = [];
  for (const file of files) {
    if ((await stat(file)).size > largest) {
      broken.push(`${file} is larger than 500 MB; divide it`);
      continue;
    }
    try {
      const data: unknown = JSON.parse((await readFile(file, 'utf8')).replace(/^\uFEFF/, ''));
      for (const entry of Array.isArray(data) ? data : [data]) entries.push(entry);
    } catch (error) {
      broken.push(`${file} is no JSON (${error instanceof Error ? error.message : error})`);
    }
  }
  return { entries, broken };
}

async function filesAt(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new StackFailure(`There is no file or folder ${path}.`);
  if (found.isFile()) return [path];
  const inside = await readdir(path, { recursive: true, withFileTypes: true });
  const files = inside
    .filter((one) => one.isFile() && one.name.toLowerCase().endsWith('.json'))
    .map((one) => join(one.parentPath, one.name))
    .sort();
  if (files.length > 0) return files;
  throw new StackFailure(`There is no .json file in ${path}.`);
}
