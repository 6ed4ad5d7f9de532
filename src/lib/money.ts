import { m } from '@/paraglide/messages.js';
import { lazy } from './lazy';

const pounds = { style: 'currency', currency: 'EGP', currencyDisplay: 'code' } as const;

/**
 * Egyptian pounds in the number formatting of Egypt with Latin digits, no decimals (Spec 9, 'Currency').
 * The letters stand before the figure in both languages, so that columns of prices line up.
 */
const egp = lazy(() => new Intl.NumberFormat('en-EG', { ...pounds, maximumFractionDigits: 0 }));

/**
 * A price for people, such as 'EGP 1,250,000'; 'N/A' when there is none (Spec 5, 'Display').
 * @param amount whole or fractional Egyptian pounds; null when unknown
 */
export function formatEgp(amount: number | null): string {
  return amount === null ? m.value_not_available() : egp().format(amount);
}

const unitPrice = lazy(() => new Intl.NumberFormat('en-EG', pounds));

/** What one kWh or one litre costs, to the piastre, such as 'EGP 2.30'. */
export function formatUnitPrice(amount: number): string {
  return unitPrice().format(amount);
}
