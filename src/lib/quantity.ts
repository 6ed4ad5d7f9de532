import { m } from '@/paraglide/messages.js';
import { getLocale } from '@/paraglide/runtime.js';
import { formatNumber } from './number';
import { numberNotation } from './reader';

/**
 * A quantity with its unit, such as '420 km'; 'N/A' when unknown.
 * @param unit in the reader's language, as the messages `unit_…` say it
 */
export function formatQuantity(amount: number | null, unit: string): string {
  if (amount === null) return m.value_not_available();
  // The letters that Arabic abbreviates units with say nothing at the beginning of a line.
  return `${formatNumber(amount, 1)}${getLocale() === 'en' ? ' ' : '\u00a0'}${unit}`;
}

/** The same within a sentence: the figure and its unit are not parted at the end of a line. */
export function quantityInText(amount: number, unit: string): string {
  return formatQuantity(amount, unit).replaceAll(' ', '\u00a0');
}

/**
 * A share of one, such as '80%' or '٨٠٪'.
 * @param decimals how many at least; one at most
 */
export function formatShare(share: number, decimals: 0 | 1 = 0): string {
  return numberNotation({
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: 1,
  }).format(share);
}
