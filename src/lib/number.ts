import { numberNotation } from './reader';

/**
 * A number for people as `Intl` writes it in Egypt: '1,390' in English, '١٬٣٩٠' in Arabic.
 * @param decimals how many at most
 */
export function formatNumber(amount: number, decimals = 0): string {
  return numberNotation({ maximumFractionDigits: decimals }).format(amount);
}

/** A number that names something and counts nothing, such as the year 2026: without groups. */
export function formatUngrouped(number: number): string {
  return numberNotation({ useGrouping: false }).format(number);
}

/** A large round number in short, such as '100K' or '١٠٠ ألف'. */
export function formatCompact(amount: number): string {
  return numberNotation({ notation: 'compact' }).format(amount);
}

/** A count for a message: the number that chooses its wording, and how it is written. */
export function asCount(count: number): { count: number; countFigure: string } {
  return { count, countFigure: formatNumber(count) };
}
