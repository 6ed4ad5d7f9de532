import { isPercentage } from '#lib/amount.ts';
import { formatEgp, formatShare } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

/**
 * What is wrong with a text that is no amount of money.
 * @param isPart whether a percentage of a price would do as well
 */
export function amountFault(text: string, isPart = false): string {
  if (!isPercentage(text)) return m.request_amount_invalid();
  return isPart ? m.request_part_invalid() : m.request_amount_percent();
}

/** 'EGP 345,000, 30% of the price'. @param part EGP @param price EGP, above 0 */
export const partOfPrice = (part: number, price: number): string =>
  m.request_part_of_price({ amount: formatEgp(part), share: formatShare(part / price) });
