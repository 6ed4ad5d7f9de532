import { product } from '#config/product.ts';
import { perLanguage } from './reader.ts';

/** A format for a day or an hour that is in no time zone. */
const formatter = (options: Intl.DateTimeFormatOptions) =>
  perLanguage(
    'en-GB',
    (locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }),
  );
const dayFormat = formatter({ dateStyle: 'long' });
const monthFormat = formatter({ month: 'long', year: 'numeric' });
const timeFormat = formatter({ timeStyle: 'short' });

/** No line break after the first figure, which means nothing without its month or half of the day. */
const inOnePiece = (text: string) => text.replace(' ', '\u00a0');

/** A day (yyyy-MM-dd) for people, such as '20 November 2026' or '٢٠ نوفمبر ٢٠٢٦'; the text itself when it is no date. */
export function formatDay(day: string): string {
  const moment = Date.parse(day);
  return Number.isNaN(moment) ? day : inOnePiece(dayFormat().format(moment));
}

/** The month of a day (yyyy-MM-dd) for people, such as 'November 2026'. */
export function formatMonth(day: string): string {
  return monthFormat().format(Date.parse(day));
}

/** A time (HH:mm) for people, such as '13:00' or '١:٠٠ م'; the text itself when it is no time. */
export function formatTime(time: string): string {
  const moment = Date.parse(`1970-01-01T${time}Z`);
  return Number.isNaN(moment) ? time : inOnePiece(timeFormat().format(moment));
}

const momentFormat = perLanguage(
  'en-GB',
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: product.timeZone,
    }),
);

/** A moment (ISO 8601) as day and time in Egypt, such as '21 November 2026 at 16:05'. */
export function formatMoment(moment: string): string {
  return momentFormat().format(Date.parse(moment));
}
