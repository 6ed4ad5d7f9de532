import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { convert } from 'fontverter';
import sharp, { type OutputInfo } from 'sharp';
import { inText } from '@/lib/markup';
import { visible } from '@/lib/visible';
import { getTextDirection, type Locale } from '@/paraglide/runtime.js';
import { fontFiles } from '../font-files.build';
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

/** A picture as it is worked on: neither packed nor to be unpacked. */
export type Pixels = { data: Buffer; info: OutputInfo };

/**
 * The line's pixels, cut to its ink, in the font of the language's pages, with Arabic letters joined and names in Latin
 * letters in their place; smaller where it would be wider than its room (px). Undefined when there is nothing to see.
 */
export async function letters(line: Line, room: number): Promise<Pixels | undefined> {
  // The text engine refuses a text in which there is nothing to draw.
  if (!visible.test(line.text)) return undefined;
  const whole = await set(line);
  const { width } = whole.info;
  return width <= room ? whole : set({ ...line, size: (line.size * room) / width });
}

type Font = { family: string; file: string };

const fonts: Readonly<Record<Locale, Font>> = {
  en: { family: 'Instrument Sans', file: fontFiles.instrumentSans },
  ar: { family: 'Readex Pro', file: fontFiles.readexPro },
};

async function set({ text, language, size, colour, weight }: Line): Promise<Pixels> {
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
  return picture.raw().toBuffer({ resolveWithObject: true });
}

/** The font's file as the text engine reads it, which unpacks none. */
async function readable({ family, file }: Font): Promise<string> {
  // From the project's root, where the build runs: a bundle may stand anywhere.
  const path = join(process.cwd(), file);
  if (!file.endsWith('.woff2')) return path;
  return cached(`${family}.ttf`, async () => convert(await readFile(path), 'truetype'));
}
