import { westernDigits } from '@/lib/digits';

const million = 1_000_000;

/** '1.5m', '2 million', '٢ مليون و٥٠٠ ألف'; not the unit of '420 km'. */
const scaled =
  /(\d+(?:[.,\u066b]\d{1,2})?)\s*(?:(m(?:n|illion)?|مليون)|k|thousand|[أا]لف)(?!\p{L})/giu;

/**
 * A whole figure as a person types it: any digits, with separators, a currency or a unit around them, or in millions
 * and thousands; null when there is no digit. What follows a decimal point of one or two digits is left off.
 */
export function parseFigure(text: string): number | null {
  const western = westernDigits(text);
  const parts = [...western.matchAll(scaled)].map(
    ([, figure = '', millions]) =>
      Number(figure.replace(/[,\u066b]/, '.')) * (millions === undefined ? 1000 : million),
  );
  if (parts.length > 0) return Math.round(parts.reduce((sum, part) => sum + part));
  const plain = western.replace(/[.,\u066b]\d{1,2}(?!\d)\D*$/, '');
  const digits = plain.replace(/\D/g, '').slice(0, 12);
  return digits === '' ? null : Number(digits);
}
