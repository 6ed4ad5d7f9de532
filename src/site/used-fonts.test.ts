import { expect, test } from 'vitest';
import { withUsedFonts } from './used-fonts.build';

const latin = '@font-face{font-family:L;src:url(/l.woff2)}';
const arabic = '@font-face{font-family:A;src:url(/a.woff2);unicode-range:U+6??,U+750-77F}';
const page = (text: string) => `<style>${latin}${arabic}</style><p>${text}</p>`;

test('a font of a script is named where the page holds a letter of it', () => {
  expect(withUsedFonts(page('Tayar تيار'))).toBe(page('Tayar تيار'));
  expect(withUsedFonts(page('\u0750'))).toContain(arabic);
  expect(withUsedFonts(page('Tayar'))).toBe(`<style>${latin}</style><p>Tayar</p>`);
});
