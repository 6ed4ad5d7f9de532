import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.mjs',
  '.svg',
  '.txt',
  '.xml',
  '.webmanifest',
]);
/** Below this many bytes the saving is lost in the headers. */
const smallest = 256;
/**
 * The best that brotli does takes some 50 ms a page and saves a tenth: worth it while the pages are few, and for
 * scripts, data and the pages at the root, the listing among them, which are few however many pages there are.
 */
const bestQuality = 11;
const fewFiles = 800;
const quickQuality = 7;

/**
 * Writes `.br` and `.gz` beside each text file of a built site, so that the server never compresses.
 *
 * @returns how many files were compressed.
 */
export async function compressFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)));
  const isFew = files.length <= fewFiles;
  let count = 0;
  const work = files.values();
  const worker = async () => {
    for (const { parentPath, name } of work) {
      const isOneOfMany = !isFew && parentPath !== folder && extname(name) === '.html';
      const quality = isOneOfMany ? quickQuality : bestQuality;
      if (await compressFile(join(parentPath, name), quality)) count += 1;
    }
  };
  // zlib works outside the main thread: twice as many files in hand keep every core busy.
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, worker));
  return count;
}

async function compressFile(path: string, quality: number): Promise<boolean> {
  const content = await readFile(path);
  if (content.length < smallest) return false;
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)]);
  return true;
}
