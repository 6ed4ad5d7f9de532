import { Blob as Bytes, Face, Feature, Font, shape, Buffer as Text, Variation } from 'harfbuzzjs';

/** How much nearer, if below zero, the letters of a text such as 'Te' stand than usual, in units of the font. */
export type Kerning = ReadonlyMap<string, number>;

/**
 * What a font's `kern` feature does to each two of some characters.
 * @param sfnt the font, with the feature
 * @param weight at which it is read, since one distance serves all weights
 * @param least distance worth keeping, in units of the font; others are rounded to multiples of half of it
 */
export function kerningOf(
  sfnt: Buffer,
  characters: string,
  { weight, least }: { weight: number; least: number },
): Kerning {
  const font = open(sfnt);
  font.setVariations([new Variation('wght', weight)]);
  const kerning = new Map<string, number>();
  for (const one of characters) {
    for (const other of characters) {
      const distance = widthOf(one + other, font, true) - widthOf(one + other, font, false);
      if (Math.abs(distance) < least) continue;
      kerning.set(one + other, Math.round((distance / least) * 2) * (least / 2));
    }
  }
  return kerning;
}

function open(sfnt: Buffer): Font {
  return new Font(new Face(new Bytes(sfnt)));
}

/** In units of the font. */
function widthOf(text: string, font: Font, kerned: boolean): number {
  const line = new Text();
  line.addText(text);
  line.guessSegmentProperties();
  shape(font, line, [new Feature('kern', kerned ? 1 : 0)]);
  return line.getGlyphPositions().reduce((width, glyph) => width + glyph.xAdvance, 0);
}

/** The font with its kerning in a `kern` table, which says no more than each pair's distance. */
export function withKerning(sfnt: Buffer, kerning: Kerning): Buffer {
  return withTable(sfnt, 'kern', kernTable(open(sfnt), kerning));
}

/** OpenType, 'kern': one horizontal subtable of format 0, its pairs sorted so that readers can halve their way. */
function kernTable(font: Font, kerning: Kerning): Buffer {
  const glyphOf = (letter = '') => font.nominalGlyph(letter.codePointAt(0) ?? 0) ?? 0;
  const pairs = [...kerning].map(([text, distance]) => {
    const [one, other] = [...text];
    return { first: glyphOf(one), second: glyphOf(other), distance };
  });
  pairs.sort((one, other) => one.first - other.first || one.second - other.second);
  return Buffer.concat([
    words(0, 1, 0, 14 + 6 * pairs.length, 1, ...halving(pairs.length, 6)),
    ...pairs.map(({ first, second, distance }) => words(first, second, distance & 0xffff)),
  ]);
}

/** How many entries of `size` bytes there are, and where readers begin who halve their way through them. */
function halving(count: number, size: number): [number, number, number, number] {
  const steps = Math.floor(Math.log2(count));
  const reach = size * 2 ** steps;
  return [count, reach, steps, size * count - reach];
}

/** Numbers of 16 bits each, the way fonts write them. */
function words(...values: number[]): Buffer {
  const written = Buffer.alloc(2 * values.length);
  for (const [index, value] of values.entries()) written.writeUInt16BE(value, 2 * index);
  return written;
}

/** OpenType, 'Organization of an OpenType font': its directory names each table's place, sorted by tag. */
function withTable(sfnt: Buffer, tag: string, table: Buffer): Buffer {
  const entries = Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => {
    const at = 12 + 16 * index;
    const start = sfnt.readUInt32BE(at + 8);
    return {
      tag: sfnt.toString('latin1', at, at + 4),
      content: sfnt.subarray(start, start + sfnt.readUInt32BE(at + 12)),
    };
  });
  const all = [...entries, { tag, content: table }].sort((one, other) =>
    one.tag < other.tag ? -1 : 1,
  );
  const directory = [sfnt.subarray(0, 4), words(...halving(all.length, 16))];
  const contents: Buffer[] = [];
  let start = 12 + 16 * all.length;
  for (const { tag, content } of all) {
    const padded = Buffer.concat([content, Buffer.alloc(-content.length & 3)]);
    const entry = Buffer.alloc(16);
    entry.write(tag, 'latin1');
    entry.writeUInt32BE(sumOf(padded), 4);
    entry.writeUInt32BE(start, 8);
    entry.writeUInt32BE(content.length, 12);
    directory.push(entry);
    contents.push(padded);
    start += padded.length;
  }
  return Buffer.concat([...directory, ...contents]);
}

/** Of its 32-bit words, as a table's entry names it. */
function sumOf(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}
