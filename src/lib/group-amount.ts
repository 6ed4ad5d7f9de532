import { parseAmount } from './amount.ts';
import { numberNotation } from './number.ts';

/**
 * An amount as a person reads it easily in a field, such as '1,200,000', in the digits that were typed; what is none, or
 * beyond counting, stays as it is.
 */
export function groupAmount(text: string): string {
  const amount = parseAmount(text);
  if (amount === null || amount > Number.MAX_SAFE_INTEGER) return text;
  return numberNotation({ maximumFractionDigits: 2 }, localeTyped(text)).format(amount);
}

/**
 * The text of a field while it is typed. Separators come while figures are added at the end; elsewhere the cursor would jump.
 */
export function groupWhileTyped({
  value,
  selectionEnd,
}: Pick<HTMLInputElement, 'value' | 'selectionEnd'>): string {
  const isPlain = /^[\d\u0660-\u0669,٬]+$/.test(value);
  // The ones that are there no longer divide thousands: '1,2000'.
  return isPlain && selectionEnd === value.length ? groupAmount(value.replace(/[,٬]/g, '')) : value;
}

/** Words alone say nothing of digits: then those of the reader. */
function localeTyped(text: string): string | undefined {
  if (/[\u0660-\u0669\u06F0-\u06F9]/.test(text)) return 'ar-EG';
  return /\d/.test(text) ? 'en-EG' : undefined;
}
