import { product } from '@/config/product';
import { perLanguage } from '@/lib/reader';

const momentForPeople = perLanguage(
  'en-GB',
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: product.timeZone,
    }),
);

/** A moment (ISO 8601) as the day and hour in Egypt, such as '21 November 2026 at 16:05'. */
export function formatMoment(moment: string): string {
  return momentForPeople().format(Date.parse(moment));
}
