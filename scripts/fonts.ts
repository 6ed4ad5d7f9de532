/**
 * Makes the two web fonts of public/fonts from the packages they come in: only the characters that the site writes,
 * only the weight axis. Run it with `npm run fonts:make` after a change of the characters below.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = new URL('../', import.meta.url);
const packages = new URL('node_modules/@fontsource-variable/', root);
const target = new URL('public/fonts/', root);

/** Printable ASCII, the accented letters of car makers' names, and the punctuation of the texts. */
const latin = [...range(0x20, 0x7e), ...'éëöüŠš', ...'\u00a0×–—‘’“”…·•°²₂→✓©−≈'].join('');

const arabic = [...range(0x600, 0x6ff), ...range(0xfb50, 0xfdff), ...range(0xfe70, 0xfeff)].join(
  '',
);

/** Every character from `first` to `last`, both included. */
function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, offset) =>
    String.fromCodePoint(first + offset),
  );
}

/** Writes the subset of one font file and says how large it came out. */
async function make(
  source: string,
  name: string,
  characters: string,
  keepFeatures?: string[],
): Promise<void> {
  const font = await readFile(new URL(source, packages));
  const subset = await subsetFont(font, characters, {
    targetFormat: 'woff2',
    noHinting: true,
    ...(keepFeatures ? { keepFeatures } : {}),
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  const path = new URL(name, target);
  await writeFile(path, subset);
  console.log(`${fileURLToPath(path)}: ${(subset.byteLength / 1024).toFixed(1)} kB`);
}

await mkdir(target, { recursive: true });
await make(
  'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  'instrument-sans.woff2',
  latin,
  // Kerning, figures of one width for the specifications, and accents.
  ['kern', 'tnum', 'ccmp', 'mark'],
);
await make(
  'readex-pro/files/readex-pro-arabic-wght-normal.woff2',
  'readex-pro-arabic.woff2',
  arabic,
);
