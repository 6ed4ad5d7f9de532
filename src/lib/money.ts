import { m } from '@/paraglide/messages.js';
import { numberNotation } from './reader';

const pounds = { style: 'currency', currency: 'EGP' } as const;

/**
 * A price for people as `Intl` writes it in Egypt, such as 'EGP 1,250,000' or '١٬٢٥٠٬٠٠٠ ج.م.', without decimals; 'N/A'
 * when there is none.
 * @param amount whole or fractional Egyptian pounds; null when unknown
 */
export function formatEgp(amount: number | null): string {
  if (amount === null) return m.value_not_available();
  return numberNotation({ ...pounds, maximumFractionDigits: 0 }).format(amount);
}

/** What one kWh or one litre costs, to the piastre, such as 'EGP 2.30'. */
export function formatUnitPrice(amount: number): string {
  return numberNotation(pounds).format(amount);
}
