import { plainArabic, westernDigits } from './arabic.ts';

const latin: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/**
 * Words as a search compares them, with one blank between them: small letters without accents, one spelling of Arabic
 * letters, Western digits. The database has the same rule, `private.search_words`.
 */
export function searchWords(text: string): string {
  return plainArabic(westernDigits(text))
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replace(/[ßæœøłđı]/g, (letter) => latin[letter] ?? letter)
    .replace(/[^\p{L}\p{N}@]+/gu, ' ')
    .trim();
}
