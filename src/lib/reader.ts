import { getLocale } from '@/paraglide/runtime.js';
import { memoized } from './memoized';

/**
 * What `Intl` calls the reader's language as it is written in Egypt; figures have Latin digits in both languages.
 * @param english the variety of English whose notation is wanted, such as 'en-GB'
 */
export function localeOfReader(english: string): string {
  return getLocale() === 'en' ? english : 'ar-EG-u-nu-latn';
}

/** Like `lazy`, but one for each language, since a server draws pages in all of them. */
export function perLanguage<Made>(english: string, make: (locale: string) => Made): () => Made {
  const kept = memoized(make);
  return () => kept(localeOfReader(english));
}

/** What a backend or a browser says of itself: it knows English alone, so whoever reads another language gets ''. */
export function inEnglishOnly(words: string): string {
  return getLocale() === 'en' ? words : '';
}
