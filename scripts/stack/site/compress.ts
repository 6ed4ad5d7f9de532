import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, extname, join, relative } from 'node:path';
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
 * The best that brotli does takes some 50 ms a file and saves a tenth: worth it while the pages are few, and for
 * scripts, data and the pages at the root, the listing among them, which are few however many pages there are.
 */
const bestQuality = 11;
const fewFiles = 800;
const quickQuality = 7;

/** A file's full address, and how well it is to be compressed at the end. */
type TextFile = { path: string; quality: number };

/**
 * Writes `.br` and `.gz` beside each text file of a built site, so that the server never compresses.
 *
 * @param how 'quick' leaves the best of what brotli does to `compressBetter`.
 * @returns how many files were compressed.
 */
export async function compressFolder(folder: string, how: 'best' | 'quick'): Promise<number> {
  const files = await textFiles(folder);
  let count = 0;
  await each(files, async ({ path, quality }) => {
    const content = await readFile(path);
    if (content.length < smallest) return;
    const atFirst = how === 'quick' ? quickQuality : quality;
    const zipped = promisify(gzip)(content, { level: 9 });
    await Promise.all([
      writeFile(`${path}.br`, await brotli(content, atFirst)),
      writeFile(`${path}.gz`, await zipped),
    ]);
    count += 1;
  });
  return count;
}

/** Where what `compressBetter` makes of a site stands: within it, so that it goes with it, in folders like its own. */
export const betterFolder = (folder: string): string => join(folder, '.better');

/**
 * Compresses a site anew, as well as can be, while it is served: scripts and data first, which all pages share. What
 * comes of it is put in a folder of its own (`betterFolder`) once it is whole: a file that is replaced while it is sent
 * would arrive with another length than was told, and its reader wait for the rest.
 *
 * @param signal ends it before all files are done.
 */
export async function compressBetter(folder: string, signal: AbortSignal): Promise<void> {
  const files = (await textFiles(folder)).filter(({ quality }) => quality > quickQuality);
  const sharedFirst = files.toSorted((a, b) => Number(isPage(a.path)) - Number(isPage(b.path)));
  await each(sharedFirst, async ({ path, quality }) => {
    if (signal.aborted) return;
    const content = await readFile(path);
    if (content.length < smallest) return;
    const made = join(betterFolder(folder), `${relative(folder, path)}.br`);
    await mkdir(dirname(made), { recursive: true });
    await writeFile(`${made}.new`, await brotli(content, quality));
    await rename(`${made}.new`, made);
  });
}

async function textFiles(folder: string): Promise<TextFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)));
  return files.map(({ parentPath, name }) => {
    const isOneOfMany = files.length > fewFiles && parentPath !== folder && isPage(name);
    return { path: join(parentPath, name), quality: isOneOfMany ? quickQuality : bestQuality };
  });
}

const isPage = (path: string) => extname(path) === '.html';

/** zlib works outside the main thread: twice as many files in hand keep every core busy. */
async function each(
  files: readonly TextFile[],
  act: (file: TextFile) => Promise<void>,
): Promise<void> {
  const work = files.values();
  const worker = async () => {
    for (const file of work) await act(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, worker));
}

function brotli(content: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
