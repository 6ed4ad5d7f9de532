import { perLanguage } from '#lib/reader.ts';

const format = (options: Intl.DateTimeFormatOptions) =>
  perLanguage(
    'en-GB',
    (locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }),
  );
const longDay = format({ weekday: 'long' });
const shortDay = format({ weekday: 'short' });
const monthDay = format({ day: 'numeric', month: 'short' });
const figure = format({ day: 'numeric' });

/** The weekday of a day (yyyy-MM-dd), such as 'Sunday'. */
export const weekday = (day: string): string => longDay().format(Date.parse(day));

/** The same in few letters, such as 'Sun'. */
export const weekdayInShort = (day: string): string => shortDay().format(Date.parse(day));

/** A day without its year, such as '3 Jan'. */
export const dayOfMonth = (day: string): string => monthDay().format(Date.parse(day));

/** The figure of a day in its month. */
export const dayFigure = (day: string): string => figure().format(Date.parse(day));
