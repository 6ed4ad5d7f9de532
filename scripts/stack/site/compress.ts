import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const text = /\.(?:css|html|js|json|mjs|svg|txt|xml|webmanifest)$/;
/**
 * Brotli's levels: the best one for what all pages share, the second best for pages, which takes half the time, and a
 * quick one for more pages than this.
 */
const quality = { shared: 11, page: 10, oneOfMany: 5 };
const manyPages = 800;

/**
 * Writes `.br` and `.gz` beside each text file of a built site, so that the server never compresses.
 *
 * @throws the signal's reason when aborted.
 */
export async function compressFolder(folder: string, signal?: AbortSignal): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  const isPage = (file: string) => extname(file) === '.html';
  const ofPage = files.filter(isPage).length > manyPages ? quality.oneOfMany : quality.page;
  const work = files.values();
  const compressSome = async () => {
    for (const file of work) {
      signal?.throwIfAborted();
      await compressFile(file, isPage(file) ? ofPage : quality.shared);
    }
  };
  // zlib works outside the main thread: twice as many files in hand keep every core busy.
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, compressSome));
}

async function compressFile(file: string, level: number): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}
