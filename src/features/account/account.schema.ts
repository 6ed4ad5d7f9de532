import * as z from 'zod/mini';
import {
  longest,
  requiredEmail,
  requiredPhone,
  requiredText,
} from '@/features/request/field-rules';
import { m } from '@/paraglide/messages.js';

/** Fewest characters of a password. */
export const shortestPassword = { signUp: 6, reset: 8 } as const;

/** As many bytes as the backend reads of a password. */
const longestPassword = 72;

const fits = (password: string) => new TextEncoder().encode(password).length <= longestPassword;

export const EmailSchema = requiredEmail(m.account_email_required(), m.account_email_invalid());

/** What is typed to sign in. */
export const SignInSchema = z.object({
  email: EmailSchema,
  password: z.string().check(z.minLength(1, m.account_password_required())),
});
export type SignInValues = z.infer<typeof SignInSchema>;

type Repeated = { password: string; confirmation: string };

/** A repeated entry that differs is at fault itself, whatever else is. */
const same = z.refine<Repeated>(({ password, confirmation }) => password === confirmation, {
  error: m.account_passwords_differ(),
  path: ['confirmation'],
  when: () => true,
});

/** What is typed for a new account; the limits are those of the table of profiles. */
export const SignUpSchema = z
  .object({
    name: requiredText(m.account_name_required(), longest.name, m.account_name_long()),
    email: EmailSchema,
    phone: requiredPhone(m.account_phone_required(), m.account_phone_invalid()),
    password: z
      .string()
      .check(
        z.minLength(shortestPassword.signUp, m.account_password_short()),
        z.refine(fits, m.account_password_long()),
      ),
    confirmation: z.string(),
  })
  .check(same);
export type SignUpValues = z.infer<typeof SignUpSchema>;

/** What is typed for a new password. */
export const NewPasswordSchema = z
  .object({
    password: z
      .string()
      .check(
        z.minLength(shortestPassword.reset, m.account_new_password_short()),
        z.refine(fits, m.account_password_long()),
      ),
    confirmation: z.string(),
  })
  .check(same);
export type NewPasswordValues = z.infer<typeof NewPasswordSchema>;
