import { westernDigits } from './digits';
import { formatNumber } from './number';
import { scaledAmount } from './scaled-amount';

/**
 * Groups of thousands with commas, Arabic commas or blanks, then a fraction after a point or its Arabic sign. Three
 * digits there may be meant as a group: that is refused rather than guessed.
 */
const written = /^(\d+|\d{1,3}(?:[,\u066C\u060C' \u00A0\u202F]\d{3})+)(?:[.\u066B](\d{1,2}))?$/;

/** Egyptian pounds as people name them, before or after an amount. */
const currency =
  /^\s*(?:EGP|E£|£|L\.?E\.?)|(?:EGP|E£|£|L\.?E\.?|(?:Egyptian )?pounds?|جنيها?(?:\s+مصري[اً]*)?|ج\.?\s?م\.?)\s*$/gi;

/**
 * The number that a person wrote as an amount: '1,200,000', '١٬٢٠٠٬٠٠٠', 'EGP 950 000', '1500.50' or '1.2 million'.
 * @returns null for what is no amount, such as 'abc', '-5' or '1,2'
 */
export function parseAmount(text: string): number | null {
  const bare = westernDigits(text)
    // Marks of direction come along with what is pasted from an Arabic chat.
    .replace(/\p{Cf}/gu, '')
    .replace(currency, '')
    .trim();
  const scaled = scaledAmount(bare);
  if (scaled) return /^[\s\u0648+]*$/.test(scaled.around) ? scaled.amount : null;
  const [, whole, fraction = '0'] = written.exec(bare) ?? [];
  return whole === undefined ? null : Number(`${whole.replace(/\D/g, '')}.${fraction}`);
}

/** An amount as a person reads it easily in a field, such as '1,200,000'; what is none, or beyond counting, stays as it is. */
export function groupAmount(text: string): string {
  const amount = parseAmount(text);
  return amount === null || amount > Number.MAX_SAFE_INTEGER ? text : formatNumber(amount, 2);
}
