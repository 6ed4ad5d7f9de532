/** Letters that are written one for the other. */
const spellings: readonly (readonly [RegExp, string])[] = [
  // Vowel signs, the stroke that only stretches a word, and the hamza that is often left out.
  [/[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u0640ء]/g, ''],
  [/[أإآٱ]/g, 'ا'],
  [/[ىئیېےۓ]/g, 'ي'],
  [/[کڪ]/g, 'ك'],
  [/ؤ/g, 'و'],
  [/[ةۃہەھۀۂ]/g, 'ه'],
  [/[چگژ]/g, 'ج'],
  [/ڤ/g, 'ف'],
  [/پ/g, 'ب'],
];

/**
 * Arabic text in one spelling, whichever of the usual ones it was typed in, also in letters that carry their form in the
 * word; other text as it is.
 */
export function plainArabic(text: string): string {
  return spellings.reduce(
    (plain, [letter, same]) => plain.replace(letter, same),
    text.normalize('NFKC'),
  );
}

/** Text with Western digits in place of Arabic-Indic and Persian ones, which many keyboards in Egypt write. */
export function westernDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15));
}
