import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkitten';

const fontFile = fileURLToPath(
  import.meta.resolve(
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  ),
);

export type Box = { minX: number; minY: number; maxX: number; maxY: number };

/** Letters as one path, y downwards; `spacing` is the air between letters as a share of the font size. */
export function lettering(text: string, spacing: number): { d: string; box: Box } {
  const font = regular();
  const air = font.unitsPerEm * spacing;
  let x = 0;
  const parts = font.glyphsForString(text).map((glyph) => {
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

function regular(): Font {
  const font = create(readFileSync(fontFile));
  if (!('glyphsForString' in font)) throw new Error(`${fontFile} holds several fonts`);
  return font;
}
