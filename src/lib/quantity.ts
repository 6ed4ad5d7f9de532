import { m } from '@/paraglide/messages.js';
import { getLocale } from '@/paraglide/runtime.js';
import { lazy } from './lazy';

/**
 * A quantity with its unit, such as '420 km'; 'N/A' when unknown (Spec 5, 'Display').
 * @param unit in the reader's language, as the messages `unit_…` say it
 */
export function formatQuantity(amount: number | null, unit: string): string {
  if (amount === null) return m.value_not_available();
  // The letters that Arabic abbreviates units with say nothing at the beginning of a line.
  return `${quantity().format(amount)}${getLocale() === 'en' ? ' ' : '\u00a0'}${unit}`;
}

const quantity = lazy(() => new Intl.NumberFormat('en', { maximumFractionDigits: 1 }));
