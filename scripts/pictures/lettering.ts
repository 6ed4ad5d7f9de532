import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkitten';

const fontFile = createRequire(import.meta.url).resolve(
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
);

export type Box = { minX: number; minY: number; maxX: number; maxY: number };

/**
 * Letters as one path, y downwards, so that a drawing needs no font; `spacing` is the air between letters as a share
 * of the font size. Characters that the font has not are left out.
 */
export function lettering(text: string, spacing: number): { d: string; box: Box } {
  font ??= readFont(fontFile);
  const known = [...text].filter((letter) =>
    font?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
  const air = font.unitsPerEm * spacing;
  let x = 0;
  const parts = font.glyphsForString(known.join('')).map((glyph) => {
    const placed = glyph.path.translate(x, 0).scale(1, -1);
    x += glyph.advanceWidth + air;
    return placed;
  });
  const boxes = parts.map((part) => part.bbox);
  return {
    d: parts.map((part) => part.toSVG()).join(''),
    box: {
      minX: Math.min(...boxes.map((box) => box.minX)),
      minY: Math.min(...boxes.map((box) => box.minY)),
      maxX: Math.max(...boxes.map((box) => box.maxX)),
      maxY: Math.max(...boxes.map((box) => box.maxY)),
    },
  };
}

let font: Font | undefined;

/** @throws when the file holds several fonts */
function readFont(file: string): Font {
  const read = create(readFileSync(file));
  if (!('glyphsForString' in read)) throw new Error(`${file} holds several fonts`);
  return read;
}
