/** Each language's web font draws all that its pages say: what it has not would stand out in the device's letters. */
import { expect, test } from 'vitest';
import { readFont } from '@/site/lettering.build';
import { projectFiles } from './files.ts';

/** Brands, cars and chargers are named on pages of both languages. */
const catalogue = projectFiles('supabase/seed/*.csv');

/** Spaces, marks of direction, and how the files themselves are written. */
const unseen = /[\s\u200e\u200f\u2066-\u2069{}[\]\\]/;

/** Where a logo stands is never shown. */
const address = /\/brands\/[^,]*/g;

/** English pages write Arabic names in the other font. */
const elsewhere = { en: /[\u0600-\u06ff]/, ar: /(?!)/ };

for (const [language, font] of [
  ['en', 'instrument-sans'],
  ['ar', 'readex-pro'],
] as const) {
  test(`public/fonts/${font}.woff2 has every character of ${language}`, () => {
    const read = readFont(`public/fonts/${font}.woff2`);
    const texts = [...projectFiles(`src/messages/${language}/*.json`), ...catalogue];
    const letters = new Set(texts.flatMap(({ text }) => [...text.replaceAll(address, '')]));
    const missing = [...letters].filter(
      (letter) =>
        !(unseen.test(letter) || elsewhere[language].test(letter)) &&
        !read.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    );
    expect(missing).toEqual([]);
  });
}
