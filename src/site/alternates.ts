/** A page in one language of the site; `x-default` is the one for everybody else. */
export type Alternate = { language: string; path: string };

/**
 * A page in every language of the site, for `hreflang`: the base language stands at the root, every other below its
 * own name (DECISIONS, 'People'). None as long as there is one language.
 * @param path the page's address from the root in the base language
 * @param locales the site's languages, the base one among them
 */
export function alternatesOf(
  path: string,
  locales: readonly string[],
  baseLocale: string,
): Alternate[] {
  if (locales.length < 2) return [];
  const pages = locales.map((locale) => ({
    language: locale,
    path: locale === baseLocale ? path : `/${locale}${path === '/' ? '' : path}`,
  }));
  return [...pages, { language: 'x-default', path }];
}
