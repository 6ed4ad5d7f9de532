import { getLocale } from '@/paraglide/runtime.js';

/** Items as one phrase in the reader's language, such as 'CCS2, GB/T and CHAdeMO'. */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(inEgypt(getLocale()), { type: 'conjunction' }).format(items);
}

/** British English joins without a comma before 'and', as the rest of the site's text does. */
function inEgypt(locale: string): string {
  return locale === 'en' ? 'en-GB' : locale;
}
