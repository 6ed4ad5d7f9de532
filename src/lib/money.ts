import { m } from '@/paraglide/messages.js';
import { lazy } from './lazy';
import { formatNumber } from './number';

/**
 * A price for people, such as 'EGP 1,250,000' or '1,250,000 جنيه', no decimals (Spec 9, 'Currency'); 'N/A' when there
 * is none (Spec 5, 'Display'). `Intl` would write the currency with invisible marks in Arabic.
 * @param amount whole or fractional Egyptian pounds; null when unknown
 */
export function formatEgp(amount: number | null): string {
  return amount === null ? m.value_not_available() : m.unit_price({ amount: formatNumber(amount) });
}

const toThePiastre = lazy(
  () => new Intl.NumberFormat('en-EG', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/** What one kWh or one litre costs, to the piastre, such as 'EGP 2.30'. */
export function formatUnitPrice(amount: number): string {
  return m.unit_price({ amount: toThePiastre().format(amount) });
}
