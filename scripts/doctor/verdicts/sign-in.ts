import { z } from 'zod';
import { inWords, type Reply } from '../ask.ts';
import { bad, type Finding, good } from '../finding.ts';

const settingsSchema = z.object({
  disable_signup: z.boolean().default(false),
  mailer_autoconfirm: z.boolean().default(false),
  external: z
    .object({
      email: z.boolean().default(true),
      google: z.boolean().default(false),
      anonymous_users: z.boolean().default(false),
    })
    .default({ email: true, google: false, anonymous_users: false }),
});

/**
 * Judges what the sign-in service tells of itself.
 *
 * @param google whether the site offers sign-in with Google.
 */
export function judgeSignIn(reply: Reply, body: unknown, google: boolean): Finding[] {
  const parsed = settingsSchema.safeParse(body);
  if (!parsed.success) {
    return [bad(`The sign-in service ${inWords(reply)}`, 'Look at the logs of the project.')];
  }
  const { disable_signup: shut, mailer_autoconfirm: trusting, external } = parsed.data;
  const push = 'Run `npx supabase config push`, or set it under Authentication.';
  const faults: Finding[] = [
    ...(shut ? [bad('Nobody can sign up', push)] : []),
    ...(external.email ? [] : [bad('Nobody can sign in by e-mail', push)]),
    ...(trusting ? [bad('Addresses count as confirmed without a mail', push)] : []),
    ...(external.anonymous_users ? [bad('Anonymous accounts are allowed', push)] : []),
    ...(google && !external.google
      ? [
          bad(
            'PUBLIC_GOOGLE_SIGN_IN is true, but the project has no sign-in with Google',
            'Set it up under Authentication > Sign In / Providers, or remove the variable.',
          ),
        ]
      : []),
  ];
  return faults.length > 0 ? faults : [good('Sign-up by e-mail is open, with a mail to confirm')];
}
