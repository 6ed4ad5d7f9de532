import { westernDigits } from '@/lib/arabic';

/**
 * A known number as people in Egypt dial it, to begin a form with: '+20 (10) 1234-5678' is '01012345678'. What is no
 * Egyptian mobile number stays as it is, for its owner to put right.
 */
export function dialledPhone(text: string): string {
  const digits = westernDigits(text).replace(/[\s\p{Cf}().\-/]/gu, '');
  const [, rest] = /^(?:\+20|0020|20)?0?(1[0-9]{9})$/.exec(digits) ?? [];
  return rest === undefined ? text : `0${rest}`;
}
