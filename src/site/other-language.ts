import { languageOf, translated } from '@/config/languages';
import { keepLinksCurrent } from '@/lib/keep-links-current';
import { type Locale, locales } from '@/paraglide/runtime.js';

/** Stands for the address of the page in the other language, where it is not known yet. */
export const otherAddress = '/{other-language}';

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

/**
 * Leads to the other language with all that the address has come to say: filters, what is compared, and the record
 * that a page stands for which is not built yet.
 */
export function followLanguageLink(): void {
  keepLinksCurrent('header a[hreflang]', inOtherLanguage);
}
