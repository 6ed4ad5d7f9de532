import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const text = /\.(?:css|html|js|json|mjs|svg|txt|xml|webmanifest)$/;
/** With more pages than this, the better compression takes too long. */
const fewPages = 800;

/** Writes `.br` and `.gz` beside each text file of a built site, so that the server never compresses. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  const pages = files.filter((file) => extname(file) === '.html').length;
  const work = files.values();
  const compressSome = async () => {
    for (const file of work) {
      const quick = extname(file) === '.html' && pages > fewPages;
      await compressFile(file, quick ? 5 : 10);
    }
  };
  // zlib works outside the main thread: twice as many files in hand keep every core busy.
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, compressSome));
}

async function compressFile(file: string, quality: number): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}
