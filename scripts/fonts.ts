// `npm run fonts:make`, after a change of the characters below: makes the two web fonts of public/fonts from whole ones,
// with only the characters that the site writes and only the weights that it uses.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { fontFiles } from '../src/site/font-files.build.ts';
import { kerningOf, withKerning } from './fonts/kerning.ts';
import { runCommand } from './stack/command.ts';
import { projectRoot } from './stack/home.ts';

const target = join(projectRoot, 'public/fonts');

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Printable ASCII, the accented letters of car makers' names, and the punctuation of the English texts. */
const english = `${between(0x20, 0x7e)}éëöüŠš\u00a0×–—‘’“”…·•°²→✓©−≈`;

/** Arabic with its vowel signs, figures and Egypt's further letters; Latin names, and the punctuation of the Arabic texts. */
const arabic = `${between(0x621, 0x63a)}${between(0x640, 0x652)}${between(0x660, 0x66c)}چپڤگ،؛؟${letters} \u00a0.,:;!?'"()+-–/%&@_=©«»·×…’é`;

/** Every character from `first` to `last`, both included. */
function between(first: number, last: number): string {
  const codes = Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  return String.fromCodePoint(...codes);
}

/**
 * Writes the subset of one font file and says how large it came out.
 * @param source from the root of the project
 * @param features what the text needs of the font besides kerning
 * @param axes other axes than the weight, each at the one value that is kept
 */
async function make(
  source: string,
  name: string,
  characters: string,
  features: readonly string[],
  axes: Record<string, number> = {},
): Promise<void> {
  const font = await readFile(join(projectRoot, source));
  const subset = (keepFeatures: string[]) =>
    subsetFont(font, characters, {
      targetFormat: 'truetype',
      noHinting: true,
      keepFeatures,
      variationAxes: { wght: { min: 400, max: 600 }, ...axes },
    });
  const kerning = kerningOf(await subset(['kern']), `${letters}.,-’`, { weight: 600, least: 30 });
  const sfnt = withKerning(await subset([...features]), kerning);
  const woff2 = await convert(sfnt, 'woff2');
  const path = join(target, name);
  await writeFile(path, woff2);
  console.log(`${path}: ${(woff2.byteLength / 1024).toFixed(1)} kB, ${kerning.size} pairs`);
}

await runCommand(async (signal) => {
  await mkdir(target, { recursive: true });
  await make(
    fontFiles.instrumentSans,
    'instrument-sans.woff2',
    english,
    // Figures of one width for the specifications, and accents.
    ['tnum', 'ccmp', 'mark'],
  );
  signal.throwIfAborted();
  // Packages of this font come in one file per script; from the whole one Arabic pages need a single file.
  await make(
    fontFiles.readexPro,
    'readex-pro.woff2',
    arabic,
    // What joins letters, and places the signs above and below them.
    ['ccmp', 'init', 'medi', 'fina', 'rlig', 'liga', 'mark'],
    { HEXP: 0 },
  );
});
