import { formatShare } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

/** A part of a whole; null of nothing. */
export const ratioOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : part / whole;

/** A share in words; 'N/A' of nothing. */
export function shareOf(part: number, whole: number): string {
  const ratio = ratioOf(part, whole);
  return ratio === null ? m.value_not_available() : formatShare(Math.round(100 * ratio) / 100);
}

/** How a figure has changed. */
export type Trend = {
  way: 'up' | 'down' | 'same';
  /** Whether that is for the better; null where it is neither. */
  isGood: boolean | null;
  /** The figure before, in words. */
  before: string;
};

/**
 * The way from one period to the next; null where one of them has no figure.
 * @param lessIsBetter of a wait, for example
 */
export function trendOf(
  now: number | null,
  before: number | null,
  words: (figure: number) => string,
  lessIsBetter = false,
): Trend | null {
  if (now === null || before === null) return null;
  const way = words(now) === words(before) ? 'same' : now > before ? 'up' : 'down';
  const isGood = way === 'same' ? null : (way === 'up') !== lessIsBetter;
  return { way, isGood, before: words(before) };
}
