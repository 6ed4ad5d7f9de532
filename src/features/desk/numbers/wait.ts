import { numberNotation } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

const hour = 3600;
const day = 86_400;

/** How long somebody waited, in the unit that says it best; 'N/A' when nobody was answered. */
export function formatWait(seconds: number | null): string {
  if (seconds === null) return m.value_not_available();
  if (seconds < hour) return inUnit(Math.ceil(seconds / 60), 'minute', 0);
  return seconds < 2 * day ? inUnit(seconds / hour, 'hour', 1) : inUnit(seconds / day, 'day', 1);
}

function inUnit(amount: number, unit: string, maximumFractionDigits: number): string {
  return numberNotation({ style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits }).format(
    amount,
  );
}
