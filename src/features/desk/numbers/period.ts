import type { Period } from '#data/desk-numbers.ts';
import { cairoToday, dayAfter, daysBetween } from '#domain/cairo.ts';

/** The periods that one press chooses, by their days. */
export const quickPeriods = [7, 30, 90] as const;
type QuickPeriod = (typeof quickPeriods)[number];

/** The period: a number of days up to today, all days, or typed days. */
export type PeriodName = QuickPeriod | 'all' | 'own';

/** So many days, today among them. */
export function lastDays(days: number, today = cairoToday()): Period {
  return { from: dayAfter(today, 1 - days), to: today };
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** The days that were typed, in their order; null while one of them is none. */
export function ownPeriod(from: string, to: string): Period | null {
  if (!isDay(from) || !isDay(to)) return null;
  return from <= to ? { from, to } : { from: to, to: from };
}

/** How many days a bar of the chart stands for at most so many bars. */
const mostBars = 31;

/** The number of requests within some days; `to` is the last of them. */
export type Bar = { from: string; to: string; leads: number };

/**
 * Every day of a period with what came, days without anything included; longer periods in groups of whole weeks.
 * @param days those on which something came, in their order
 */
export function barsOf(
  days: readonly { day: string; leads: number }[],
  { from, to }: Period,
  today = cairoToday(),
): Bar[] {
  const first = from ?? days[0]?.day;
  const last = to ?? today;
  if (first === undefined || first > last) return [];
  const length = daysBetween(first, last) + 1;
  const width = length <= mostBars ? 1 : Math.ceil(length / mostBars / 7) * 7;
  const bars = Array.from({ length: Math.ceil(length / width) }, (_, index): Bar => {
    const start = dayAfter(first, index * width);
    const end = dayAfter(start, width - 1);
    return { from: start, to: daysBetween(end, last) > 0 ? end : last, leads: 0 };
  });
  for (const { day, leads } of days) {
    const bar = bars[Math.floor(daysBetween(first, day) / width)];
    if (bar) bar.leads += leads;
  }
  return bars;
}
