import { westernDigits } from './arabic.ts';

/**
 * The digits of a telephone number as it is called from abroad, without a plus; Egyptian mobile numbers may begin with
 * 01, 1, 20 or 0020, and the 0 may stand behind the 20, as in '+20 (0)10'. The database reads them alike:
 * `private.phone_key`.
 * @returns null when it is no international or Egyptian mobile number
 */
export function internationalPhone(phone: string): string | null {
  const digits = westernDigits(phone).replace(/\D/g, '').replace(/^00/, '');
  const international = digits
    .replace(/^(?:20)?0?(1\d{9})$/, '20$1')
    .replace(/^200(?=[2-9]\d{7,8}$)/, '20');
  return /^[1-9]\d{7,14}$/.test(international) ? international : null;
}
