import { westernDigits } from '../../../src/lib/arabic.ts';

/**
 * The address at which a person can be reached on WhatsApp, or null when the number cannot be one.
 * @param phone as people in Egypt write it; without a country code it is taken for Egyptian
 */
export function chatLink(phone: string): string | null {
  const digits = westernDigits(phone).replace(/\D/g, '').replace(/^00/, '');
  const international = digits.replace(/^(?:20)?0?(1\d{9})$/, '20$1');
  return /^[1-9]\d{7,14}$/.test(international) ? `https://wa.me/${international}` : null;
}
