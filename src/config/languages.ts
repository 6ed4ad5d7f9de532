import { baseLocale, type Locale, locales } from '@/paraglide/runtime.js';

/** The languages whose addresses begin with their name. */
export const furtherLanguages = locales.filter((locale) => locale !== baseLocale);

/** A page's address, taken apart: its language, and the address that it has in the base language. */
type PageAddress = { language: Locale; path: string };

/**
 * The address of a page in a language: the base language stands at the root, every other below its own name.
 * @param path the page's address from the root in the base language
 */
export function inLanguage(path: string, language: Locale): string {
  const own = ownPath(path);
  if (language === baseLocale) return own;
  return `/${language}${own === '/' ? '' : own}`;
}

/**
 * A text as a path of this site: it begins with one slash, whatever it began with. Browsers take two slashes, or a
 * slash and a backslash, for the name of another site, and they skip tabs and line breaks in between.
 */
function ownPath(text: string): string {
  return text.replace(/[\t\n\r]/g, '').replace(/^[/\\]*/, '/');
}

/** Which language an address belongs to. */
export function languageOf(address: string): PageAddress {
  const [, first = ''] = address.split(/[/?#]/);
  const language = furtherLanguages.find((locale) => locale === first);
  if (language === undefined) return { language: baseLocale, path: ownPath(address) };
  return { language, path: ownPath(address.slice(language.length + 1)) };
}

/**
 * The address that the same page has in a language.
 * @param address of the page, from the root, in whichever language
 */
export function translated(address: string, language: Locale): string {
  return inLanguage(languageOf(address).path, language);
}
