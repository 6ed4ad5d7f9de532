import { product } from '@/config/product';
import { getLocale } from '@/paraglide/runtime.js';

/** A moment (ISO 8601) as the day and hour in Egypt, such as '21 November 2026 at 16:05'. */
export function formatMoment(moment: string): string {
  const locale = getLocale();
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: product.timeZone,
  });
  return format.format(Date.parse(moment));
}
