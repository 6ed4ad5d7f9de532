import { westernDigits } from '@/lib/digits';
import { scaledAmount } from '@/lib/scaled-amount';

/**
 * A whole figure as a person types it: any digits, with separators, a currency or a unit around them, or in millions
 * and thousands; null when there is no digit. What follows a decimal point of one or two digits is left off.
 */
export function parseFigure(text: string): number | null {
  const western = westernDigits(text);
  const scaled = scaledAmount(western);
  if (scaled) return scaled.amount;
  const plain = western.replace(/[.,\u066b]\d{1,2}(?!\d)\D*$/, '');
  const digits = plain.replace(/\D/g, '').slice(0, 12);
  return digits === '' ? null : Number(digits);
}
