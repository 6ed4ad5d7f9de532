/** Letters that are written one for the other. */
const spellings: readonly (readonly [RegExp, string])[] = [
  // Signs of vowels, and the stroke that only stretches a word.
  [/[\u064B-\u065F\u0670\u0640]/g, ''],
  [/[أإآٱ]/g, 'ا'],
  [/[ىئی]/g, 'ي'],
  [/ک/g, 'ك'],
  [/ؤ/g, 'و'],
  [/ة/g, 'ه'],
  [/چ/g, 'ج'],
  [/ڤ/g, 'ف'],
  [/پ/g, 'ب'],
];

/** Arabic text in one spelling, whichever of the usual ones it was typed in; other text as it is. */
export function plainArabic(text: string): string {
  return spellings.reduce((plain, [letter, same]) => plain.replace(letter, same), text);
}
