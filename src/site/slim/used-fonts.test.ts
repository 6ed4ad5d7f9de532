import { expect, test } from 'vitest';
import { marksIn } from './fixture';
import { usedFonts } from './used-fonts.build';

const latin = '@font-face{font-family:L;src:url(/l.woff2)}';
const arabic = '@font-face{font-family:A;src:url(/a.woff2);unicode-range:U+6??,U+750-77F}';
const usedBy = (text: string, rules: string) =>
  usedFonts([latin + arabic, rules], marksIn(`<style></style><p>${text}</p>`))[0];
const sheetFor = (text: string) => usedBy(text, ':root{--font-sans:"L",A}');

test('a font of a script is named where the page holds a letter of it', () => {
  expect(sheetFor('Tayar تيار')).toBe(latin + arabic);
  expect(sheetFor('\u0750')).toContain(arabic);
  expect(sheetFor('Tayar')).toBe(latin);
  expect(sheetFor('<a href=/ar lang=ar>العربية</a>')).toBe(latin);
  expect(sheetFor('<script>"تيار"</script>')).toBe(latin);
});

test('a font that no rule of the page names is left out', () => {
  const kept = (families: string) => usedBy('Tayar تيار', `:root{--font-sans:${families}}`);
  expect(kept('"A",serif')).toBe(arabic);
  expect(kept('L,serif')).toBe(latin);
});
