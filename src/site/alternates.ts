import { languageOf, translated } from '@/config/paths';
import { locales } from '@/paraglide/runtime.js';

/** A page in one language of the site; `x-default` is the one for everybody else. */
export type Alternate = { language: string; path: string };

/**
 * A page in every language of the site, for `hreflang`.
 * @param address the page's address from the root, in whichever language
 */
export function alternatesOf(address: string): Alternate[] {
  const pages = locales.map((language) => ({ language, path: translated(address, language) }));
  return [...pages, { language: 'x-default', path: languageOf(address).path }];
}
