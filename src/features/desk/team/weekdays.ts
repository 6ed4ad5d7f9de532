import { memoized } from '#lib/once.ts';
import { localeOfReader } from '#lib/reader.ts';

/** The days of a week as Egypt counts them, Sunday first; Monday is 1 and Sunday 7. */
export const weekdays = [7, 1, 2, 3, 4, 5, 6] as const;

const format = memoized(
  (locale: string) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }),
);

/** The name of a weekday in the reader's language. @param weekday 1 for Monday to 7 for Sunday */
export function weekdayName(weekday: number): string {
  // The 5th of January 1970 was a Monday.
  return format(localeOfReader('en-GB')).format(Date.UTC(1970, 0, 4 + weekday));
}
