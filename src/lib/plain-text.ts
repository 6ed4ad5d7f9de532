/** Rules for the letters of texts that people type, paste or send in files. `private.is_clean_text` has them in SQL. */

/**
 * Characters that nobody sees: marks of direction, which can reverse the text around them, joiners, fillers, tags. Those
 * that make up an emoji stay.
 */
const hidden =
  /(?!(?<=\p{ExtPict}|\p{EMod}|[#*\d])\uFE0F)(?!(?<=\p{ExtPict}\uFE0F?|\p{EMod})\u200D\p{ExtPict})[\p{Cf}\p{DI}\u2800]/gu;

/** A text without the characters that nobody sees. Line separators become blanks. */
export function withoutHidden(text: string): string {
  return text.replace(hidden, '').replace(/[\u2028\u2029]/g, ' ');
}

/** `garbled`: letters are lost, as in a file read in the wrong encoding. `mixed`: a word of two alphabets. */
export type TextFault = 'garbled' | 'mixed';

/** Replacement characters, halves of pairs, and what no font shows. */
const unreadable = /[\uFFFD\p{Cs}\p{Co}\p{NChar}]/u;

/** What is wrong with the letters of any text; null where nothing is. */
export function textFault(text: string): TextFault | null {
  if (unreadable.test(text)) return 'garbled';
  return wordsIn(text).some(hasLookAlikes) ? 'mixed' : null;
}

/** The same of a text of the catalogue, whose words are never of Latin and Arabic letters, but for 'الـBYD'. */
export function catalogueTextFault(text: string): TextFault | null {
  if (questionMarks.test(text) || misread.some((signs) => signs.test(text))) return 'garbled';
  return textFault(text) ?? (wordsIn(text).some(isGlued) ? 'mixed' : null);
}

/** What programs write for letters that their encoding does not have. */
const questionMarks = /\?{3,}/;

/** The upper half of Windows-1252 and Windows-1256 without its letters: what UTF-8 becomes when it is read as these. */
const signs =
  '[\\u0080-\\u009F\\u00A0-\\u00BF\\u0192\\u02C6\\u2013-\\u203A\\u20AC\\u2122\\u060C\\u061B\\u061F]';
const misread = [
  new RegExp(`[ÂÃ]${signs}`, 'u'),
  new RegExp(`(?:[ØÙ](?:${signs}|[ŠŒŽšœžŸ])){2}`, 'u'),
  new RegExp(`(?:[طظ](?:${signs}|[پٹچژڈگکڑںھہے])){2}`, 'u'),
];

const wordsIn = (text: string) => text.normalize('NFKC').match(/[\p{L}\p{M}]+/gu) ?? [];

const latin = /\p{Script=Latin}/u;
const arabic = /\p{Script=Arabic}/u;
const neither = /[^\p{Script=Latin}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]/u;

/** Such as 'ВYD', whose first letter is Cyrillic. */
const hasLookAlikes = (word: string) =>
  neither.test(word) && (latin.test(word) || arabic.test(word));

/** Arabic writes 'and', 'with' and 'the' onto the next word. */
const prefixed = /^(?:[وف]?(?:[بكل]|[بك]?ال|لل)?)ـ*\p{Script=Latin}[\p{Script=Latin}\p{M}]*$/u;
const isGlued = (word: string) => latin.test(word) && arabic.test(word) && !prefixed.test(word);
