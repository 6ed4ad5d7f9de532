import { languageOf, translated } from '@/config/languages';
import { type Locale, locales } from '@/paraglide/runtime.js';

/** The site's other language. */
export function otherThan(language: Locale): Locale {
  return locales.find((locale) => locale !== language) ?? language;
}

/**
 * The address that a page has in the other language.
 * @param address of the page, from the root
 */
export function inOtherLanguage(address: string): string {
  return translated(address, otherThan(languageOf(address).language));
}
