import type { Period } from '#data/desk-numbers.ts';
import { cairoToday, dayAfter, daysBetween } from '#domain/cairo.ts';

/** The periods that one press chooses, by their days. */
export const quickPeriods = ['7', '30', '90'] as const;

/** The period: a number of days up to today, all days, or typed days. */
export const periodNames = [...quickPeriods, 'all', 'own'] as const;
export type PeriodName = (typeof periodNames)[number];

/** The chosen period, and the typed days. */
export type PeriodInput = { choice: PeriodName; from: string; to: string };

/** The days of what is chosen; null while typed days are incomplete. */
export function periodOf({ choice, from, to }: PeriodInput, today = cairoToday()): Period | null {
  if (choice === 'all') return { from: null, to: null };
  return choice === 'own' ? ownPeriod(from, to) : lastDays(Number(choice), today);
}

/** So many days, today among them. */
export function lastDays(days: number, today = cairoToday()): Period {
  return { from: dayAfter(today, 1 - days), to: today };
}

export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** The days that were typed, in their order; null while one of them is none. */
export function ownPeriod(from: string, to: string): Period | null {
  if (!isDay(from) || !isDay(to)) return null;
  return from <= to ? { from, to } : { from: to, to: from };
}

/** How many days a period has; null where it has no end. */
export const lengthOf = ({ from, to }: Period): number | null =>
  from && to ? daysBetween(from, to) + 1 : null;

/** The part of a month that lies within a period. @param month its first day */
export function monthWithin(month: string, { from, to }: Period): Period {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  return { from: from && from > month ? from : month, to: to && to < last ? to : last };
}

/** How many days a bar of the chart stands for at most so many bars. */
const mostBars = 31;

/** The number of something within some days; `to` is the last of them. */
export type Bar = { from: string; to: string; count: number };

/**
 * Every day of a period with what came, days without anything included; longer periods in groups of whole weeks.
 * @param days those on which something came, in their order
 */
export function barsOf(
  days: readonly { day: string; count: number }[],
  { from, to }: Period,
  today = cairoToday(),
): Bar[] {
  const first = from ?? days[0]?.day;
  const last = to ?? today;
  if (days.length === 0 || first === undefined || first > last) return [];
  const length = daysBetween(first, last) + 1;
  const width = length <= mostBars ? 1 : Math.ceil(length / mostBars / 7) * 7;
  const bars = Array.from({ length: Math.ceil(length / width) }, (_, index): Bar => {
    const start = dayAfter(first, index * width);
    const end = dayAfter(start, width - 1);
    return { from: start, to: daysBetween(end, last) > 0 ? end : last, count: 0 };
  });
  for (const { day, count } of days) {
    const bar = bars[Math.floor(daysBetween(first, day) / width)];
    if (bar) bar.count += count;
  }
  return bars;
}
