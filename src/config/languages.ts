import { baseLocale, type Locale, locales } from '@/paraglide/runtime.js';

/** The languages whose addresses begin with their name. */
export const furtherLanguages = locales.filter((locale) => locale !== baseLocale);

/** A page's address, taken apart: its language, and the address that it has in the base language. */
type PageAddress = { language: Locale; path: string };

/**
 * The address of a page in a language: the base language stands at the root, every other below its own name
 * (DECISIONS, 'People').
 * @param path the page's address from the root in the base language
 */
export function inLanguage(path: string, language: Locale): string {
  if (language === baseLocale) return path;
  return `/${language}${path === '/' ? '' : path}`;
}

/** Which language an address belongs to. */
export function languageOf(address: string): PageAddress {
  const [, first = ''] = address.split(/[/?#]/);
  const language = furtherLanguages.find((locale) => locale === first);
  if (language === undefined) return { language: baseLocale, path: address };
  const path = address.slice(language.length + 1);
  return { language, path: path.startsWith('/') ? path : `/${path}` };
}

/**
 * The address that the same page has in a language.
 * @param address of the page, from the root, in whichever language
 */
export function translated(address: string, language: Locale): string {
  return inLanguage(languageOf(address).path, language);
}
