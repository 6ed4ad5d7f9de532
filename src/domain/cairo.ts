import { product } from '#config/product.ts';
import { currentTime } from '#lib/clock.ts';
import { lazy } from '#lib/once.ts';

/** Days and hours as the clocks in Egypt show them, wherever the device or the server is. */

const millisecondsPerDay = 86_400_000;

/** Read by its parts: how a language orders them differs between devices, also for Canadian English. Midnight is 00, never 24. */
const clockInCairo = lazy(
  () =>
    new Intl.DateTimeFormat('en', {
      timeZone: product.timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute';

/** Parts of a moment as the clocks in Egypt show it, with a sign between them. */
function inCairo(moment: Date, parts: readonly Part[], sign: string): string {
  const shown = clockInCairo().formatToParts(moment);
  return parts.map((part) => shown.find(({ type }) => type === part)?.value ?? '').join(sign);
}

/** The day that a moment falls on in Egypt, as yyyy-MM-dd. */
export function cairoDay(moment: Date): string {
  return inCairo(moment, ['year', 'month', 'day'], '-');
}

/** The day that it is in Egypt, as yyyy-MM-dd. */
export const cairoToday = (): string => cairoDay(new Date(currentTime()));

/** The time that clocks in Egypt show at a moment, as HH:mm. */
export function cairoTime(moment: Date): string {
  return inCairo(moment, ['hour', 'minute'], ':');
}

/** The day (yyyy-MM-dd) that lies so many days after another. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * millisecondsPerDay).toISOString().slice(0, 10);
}

/** Whole days from one day (yyyy-MM-dd) to another; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / millisecondsPerDay);
}

/** A moment as the clocks in Egypt show it, as a `datetime-local` field has it: yyyy-MM-ddTHH:mm. */
export function cairoParts(moment: string): string {
  const date = new Date(moment);
  return `${cairoDay(date)}T${cairoTime(date)}`;
}

/**
 * The moment at which the clocks in Egypt show this, as ISO 8601; the device may be in another time zone.
 * @param parts yyyy-MM-ddTHH:mm
 * @returns null when it is no date
 */
export function cairoMoment(parts: string): string | null {
  const wished = /^\d{4}-/.test(parts) ? Date.parse(`${parts}:00Z`) : Number.NaN;
  if (Number.isNaN(wished)) return null;
  // Egypt is 2 or, in summer, 3 hours ahead of UTC: the offset is the same an hour or two away, save at the change itself.
  const offset = Date.parse(`${cairoParts(new Date(wished).toISOString())}:00Z`) - wished;
  const guess = new Date(wished - offset);
  const miss = Date.parse(`${cairoParts(guess.toISOString())}:00Z`) - wished;
  return new Date(guess.getTime() - miss).toISOString();
}
