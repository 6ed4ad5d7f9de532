/** How hard a password is to guess, roughly. */
export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

const kinds = [/[\p{Ll}\p{Lo}]/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];
const obvious = /^(?:(.)\1+|(?:01234|12345|abcde|qwert|passw|letme|admin|welco|tayar).*)$/i;

/**
 * Length counts most, variety next, and the passwords that everybody tries count for nothing. A hint, not a rule: what
 * is accepted is for the form's schema to say.
 * @param shortest fewest characters that are accepted
 */
export function passwordStrength(password: string, shortest: number): PasswordStrength {
  const length = [...password].length;
  if (length < shortest) return 'short';
  if (obvious.test(password) || new Set(password.toLowerCase()).size < 4) return 'weak';
  const variety = kinds.filter((kind) => kind.test(password)).length;
  const score = length + variety * 2;
  if (score < 12) return 'weak';
  return score < 17 ? 'fair' : 'strong';
}
