/** Letters that are written one for the other. */
const spellings: readonly (readonly [RegExp, string])[] = [
  // Vowel signs, and the stroke that only stretches a word.
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

/** Text with Western digits in place of Arabic-Indic and Persian ones, which many keyboards in Egypt write. */
export function westernDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15));
}
