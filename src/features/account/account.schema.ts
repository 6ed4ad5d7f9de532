import * as z from 'zod/mini';
import {
  longest,
  requiredEmail,
  requiredPhone,
  requiredText,
} from '#features/request/field-rules.ts';
import { m } from '#paraglide/messages.js';

/** The fewest characters of a password; the team, which reads everybody's requests, needs the longest. */
export const shortestPassword = { signUp: 6, reset: 8, team: 10 } as const;

/** Whether a password is too short for somebody of the team. */
export const isShortForTeam = (password: string) => [...password].length < shortestPassword.team;

/** The backend ignores any bytes of a password after these. */
const longestPassword = 72;

const fits = (password: string) => new TextEncoder().encode(password).length <= longestPassword;

const newPassword = (shortest: number, short: string) =>
  z.string().check(z.minLength(shortest, short), z.refine(fits, m.account_password_long()));

export const EmailSchema = requiredEmail(m.account_email_required(), m.account_email_invalid());

export const SignInSchema = z.object({
  email: EmailSchema,
  password: z.string().check(z.minLength(1, m.account_password_required())),
});
export type SignInValues = z.infer<typeof SignInSchema>;

type Repeated = { password: string; confirmation: string };

/** Reported together with the faults of other fields. */
const isRepeated = z.refine<Repeated>(({ password, confirmation }) => password === confirmation, {
  error: m.account_passwords_differ(),
  path: ['confirmation'],
  when: () => true,
});

/** A new account; the limits are those of the table of profiles. */
export const SignUpSchema = z
  .object({
    name: requiredText(m.account_name_required(), longest.name, m.account_name_long()),
    email: EmailSchema,
    phone: requiredPhone(m.account_phone_required(), m.account_phone_invalid()),
    password: newPassword(shortestPassword.signUp, m.account_password_short()),
    confirmation: z.string(),
  })
  .check(isRepeated);
export type SignUpValues = z.infer<typeof SignUpSchema>;

export const NewPasswordSchema = z
  .object({
    password: newPassword(shortestPassword.reset, m.account_new_password_short()),
    confirmation: z.string(),
  })
  .check(isRepeated);
export type NewPasswordValues = z.infer<typeof NewPasswordSchema>;

export const TeamPasswordSchema = z
  .object({
    password: z.string().check(
      z.refine((password) => !isShortForTeam(password), m.account_team_password_short()),
      z.refine(fits, m.account_password_long()),
    ),
    confirmation: z.string(),
  })
  .check(isRepeated);

/** Roughly how hard a password is to guess. */
export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

const kinds = [/[\p{Ll}\p{Lo}]/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];
const obvious = /^(?:(.)\1+|(?:01234|12345|abcde|qwert|passw|letme|admin|welco|tayar).*)$/i;

/**
 * Length counts most, variety next, and common passwords are always weak. Only a hint: the schemas decide.
 * @param shortest the fewest characters that are accepted
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
