import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { convert } from 'fontverter';
import sharp from 'sharp';
import { inText } from '@/lib/markup';
import { getTextDirection, type Locale } from '@/paraglide/runtime.js';
import { cached } from './cached.build';

/** A line of text and how it is written. */
export type Line = {
  text: string;
  language: Locale;
  /** px, of the font */
  size: number;
  /** As '#rrggbb'. */
  colour: string;
  weight: 'Regular' | 'SemiBold';
};

type Lettering = { data: Buffer; width: number };

/**
 * The line as a PNG cut to its ink, in the font of the language's pages, with Arabic letters joined and names in Latin
 * letters in their place; smaller where it would be wider than its room (px). Undefined when there is nothing to see.
 */
export async function letters(line: Line, room: number): Promise<Lettering | undefined> {
  if (!visible.test(line.text)) return undefined;
  const whole = await set(line);
  return whole.width <= room ? whole : set({ ...line, size: (line.size * room) / whole.width });
}

/** The text engine refuses a text in which there is nothing to draw. */
const visible = /[^\s\p{Z}\p{Cf}]/u;

type Font = { family: string; file: string };

/** Whole fonts, with each letter of a name; their files from the project's root, where the build runs. */
const fonts: Readonly<Record<Locale, Font>> = {
  en: {
    family: 'Instrument Sans',
    file: 'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  },
  ar: { family: 'Readex Pro', file: 'scripts/fonts/readex-pro.ttf' },
};

async function set({ text, language, size, colour, weight }: Line): Promise<Lettering> {
  const font = fonts[language];
  // A line that begins with a name in Latin letters would be read from the left in Arabic too.
  const direction = getTextDirection(language) === 'rtl' ? '\u200f' : '';
  const picture = sharp({
    text: {
      text: `<span foreground="${colour}">${direction}${inText(text)}</span>`,
      font: `${font.family} ${weight} ${size}`,
      fontfile: await readable(font),
      rgba: true,
      // A point of the font is a pixel.
      dpi: 72,
    },
  });
  const { data, info } = await picture.png().toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
}

/** The font's file as the text engine reads it, which unpacks none. */
async function readable({ family, file }: Font): Promise<string> {
  const path = join(process.cwd(), file);
  if (!file.endsWith('.woff2')) return path;
  return cached(`${family}.ttf`, async () => convert(await readFile(path), 'truetype'));
}
