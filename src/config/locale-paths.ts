import { baseLocale, locales } from '@/paraglide/runtime.js';

/** The `[...locale]` part of an address: none for English, 'ar' for Arabic. */
const localeParams = locales.map((locale) => ({
  locale: locale === baseLocale ? undefined : locale,
}));

/** `getStaticPaths` of a page that stands once in each language. */
export function localePaths() {
  return localeParams.map((params) => ({ params }));
}

/** `getStaticPaths` of a page that stands once per record in each language. */
export function localePathsOf<Params extends object, Props>(
  records: readonly { params: Params; props: Props }[],
) {
  return localeParams.flatMap((locale) =>
    records.map(({ params, props }) => ({ params: { ...locale, ...params }, props })),
  );
}
