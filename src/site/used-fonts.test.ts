import { expect, test } from 'vitest';
import { withUsedFonts } from './used-fonts.build';

const latin = '@font-face{font-family:L;src:url(/l.woff2)}';
const arabic = '@font-face{font-family:A;src:url(/a.woff2);unicode-range:U+6??,U+750-77F}';
const page = (text: string) => ({
  markup: `<style></style><p>${text}</p>`,
  sheets: [latin + arabic, ':root{--font-sans:"L",A}'],
});
const sheetFor = (text: string) => withUsedFonts(page(text)).sheets[0];

test('a font of a script is named where the page holds a letter of it', () => {
  expect(sheetFor('Tayar تيار')).toBe(latin + arabic);
  expect(sheetFor('\u0750')).toContain(arabic);
  expect(sheetFor('Tayar')).toBe(latin);
  expect(sheetFor('<a href=/ar lang=ar>العربية</a>')).toBe(latin);
  expect(sheetFor('<script>"تيار"</script>')).toBe(latin);
});

test('a font that no rule of the page names is left out', () => {
  const rules = (families: string) => [latin + arabic, `:root{--font-sans:${families}}`];
  const kept = (families: string) =>
    withUsedFonts({ markup: '<p>Tayar تيار</p>', sheets: rules(families) }).sheets[0];
  expect(kept('"A",serif')).toBe(arabic);
  expect(kept('L,serif')).toBe(latin);
});
