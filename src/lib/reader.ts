import { getLocale, type Locale } from '#paraglide/runtime.js';
import { memoized } from './once.ts';

/**
 * The reader's locale for `Intl`, as used in Egypt: Arabic has its own digits there.
 * @param english the variety of English to use, such as 'en-GB'
 */
export function localeOfReader(english: string): string {
  return getLocale() === 'en' ? english : 'ar-EG';
}

/** Makes a thing once per language, on first use. */
export function perLanguage<Made>(english: string, make: (locale: string) => Made): () => Made {
  const kept = memoized(make);
  return () => kept(localeOfReader(english));
}

/** A text of a row that has it in both languages, such as its 'name' of `name_en` and `name_ar`. */
export function translated<Field extends string>(
  row: Record<`${Field}_${Locale}`, string>,
  field: Field,
): string {
  return row[`${field}_${getLocale()}`];
}

/** An English message of the backend or the browser; '' for readers of another language. */
export function inEnglishOnly(words: string): string {
  return getLocale() === 'en' ? words : '';
}

/** Items as one phrase, such as 'CCS2, GB/T and CHAdeMO': British English has no comma before 'and'. */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(localeOfReader('en-GB'), { type: 'conjunction' }).format(items);
}

/** Names as one phrase. In Arabic each is isolated, or 'Seagull (Mini)' would fall apart. */
export function namesListed(names: readonly string[]): string {
  return listed(getLocale() === 'en' ? names : names.map(isolated));
}

/**
 * Items with commas between them. In Arabic, Latin items are isolated: the figure after 'Type 2، ' would be drawn
 * before it.
 */
export function inARow(items: readonly string[]): string {
  if (getLocale() === 'en') return items.join(', ');
  const isLatin = (item: string) => !/\p{Script=Arabic}/u.test(item);
  return items.map((item) => (isLatin(item) ? isolated(item) : item)).join('، ');
}

const isolated = (text: string) => `\u2068${text}\u2069`;
