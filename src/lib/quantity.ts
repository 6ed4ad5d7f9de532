import { m } from '@/paraglide/messages.js';
import { lazy } from './lazy';

/**
 * A quantity with its unit, such as '420 km'; 'N/A' when unknown (Spec 5, 'Display').
 * @param unit in the reader's language, as the messages `unit_…` say it
 */
export function formatQuantity(amount: number | null, unit: string): string {
  return amount === null ? m.value_not_available() : `${quantity().format(amount)} ${unit}`;
}

const quantity = lazy(() => new Intl.NumberFormat('en', { maximumFractionDigits: 1 }));
