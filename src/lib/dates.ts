import { product } from '@/config/product';
import { lazy } from './once';
import { perLanguage } from './reader';

const millisecondsPerDay = 86_400_000;

/**
 * A moment as 'yyyy-MM-dd, HH:mm', which Canadian English writes; midnight is 00, never 24. One for both, since each
 * clock of another place takes a phone long to make.
 */
const clockInCairo = lazy(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: product.timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

/** No time zone is involved in a day, so it never shifts. */
const dayForPeople = perLanguage(
  'en-GB',
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
);

/** The day that a moment falls on in Egypt, as yyyy-MM-dd. */
export function cairoDay(moment: Date): string {
  return clockInCairo().format(moment).slice(0, 10);
}

/** The day that it is in Egypt, as yyyy-MM-dd. */
export const cairoToday = (): string => cairoDay(new Date());

/** The time that clocks in Egypt show at a moment, as HH:mm. */
export function cairoTime(moment: Date): string {
  return clockInCairo().format(moment).slice(-5);
}

/** Whole days from one day (yyyy-MM-dd) to another; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / millisecondsPerDay);
}

/** The day (yyyy-MM-dd) that lies so many days after another. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * millisecondsPerDay).toISOString().slice(0, 10);
}

/** No time zone is involved in an hour either. */
const timeForPeople = perLanguage(
  'en-GB',
  (locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }),
);

/** A figure at the end of a line says nothing without the month or the half of the day that belongs to it. */
const inOnePiece = (text: string) => text.replace(' ', '\u00a0');

/** A time (HH:mm) for people, such as '13:00' or '١:٠٠ م'; the text itself when it is no time. */
export function formatTime(time: string): string {
  const moment = Date.parse(`1970-01-01T${time}Z`);
  return Number.isNaN(moment) ? time : inOnePiece(timeForPeople().format(moment));
}

const monthForPeople = perLanguage(
  'en-GB',
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** The month of a day (yyyy-MM-dd) for people, such as 'November 2026'. */
export function formatMonth(day: string): string {
  return monthForPeople().format(Date.parse(day));
}

/** A day (yyyy-MM-dd) for people, such as '20 November 2026' or '٢٠ نوفمبر ٢٠٢٦'; the text itself when it is no date. */
export function formatDay(day: string): string {
  const moment = Date.parse(day);
  return Number.isNaN(moment) ? day : inOnePiece(dayForPeople().format(moment));
}
