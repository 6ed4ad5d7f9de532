import { getLocale } from '@/paraglide/runtime.js';
import { memoized } from './memoized';

/**
 * What `Intl` calls the reader's language as it is written in Egypt: Arabic has its own digits there.
 * @param english the variety of English whose notation is wanted, such as 'en-GB'
 */
export function localeOfReader(english: string): string {
  return getLocale() === 'en' ? english : 'ar-EG';
}

/** Like `lazy`, but one for each language, since a server draws pages in all of them. */
export function perLanguage<Made>(english: string, make: (locale: string) => Made): () => Made {
  const kept = memoized(make);
  return () => kept(localeOfReader(english));
}

const notations = new Map<string, Intl.NumberFormat>();

/** How the reader's language writes numbers of a kind; each is made once, which takes a phone long enough. */
export function numberNotation(
  options: Intl.NumberFormatOptions,
  locale = localeOfReader('en-EG'),
): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  const notation = notations.get(key) ?? new Intl.NumberFormat(locale, options);
  notations.set(key, notation);
  return notation;
}

/** What a backend or a browser says of itself: it knows English alone, so whoever reads another language gets ''. */
export function inEnglishOnly(words: string): string {
  return getLocale() === 'en' ? words : '';
}
