import { AccountFailure } from '@/data/account-failure';
import { m } from '@/paraglide/messages.js';
import { sayUnconfirmed } from '@/session/backend';
import type { NoticeTone } from '@/ui/States';
import { notify } from '@/ui/toast.store';
import { failureText } from './failure-text';

/** What a form has to say that must not vanish with a notification. */
export type AccountMessage = {
  tone: NoticeTone;
  title: string;
  text?: string | undefined;
  /** Offers to send the confirmation mail to this address again. */
  resendTo?: string | undefined;
};

/** Says that something is done, in a notification and in the message that stays. */
export function done(title: string, text: string): AccountMessage {
  notify('success', { title, text });
  return { tone: 'positive', title, text };
}

/** Says that something failed, in a notification and in the message that stays. */
export function failed(title: string, text: string): AccountMessage {
  notify('error', { title, text });
  return { tone: 'warning', title, text };
}

/** Why somebody is not signed in. */
export function signInRefused(error: unknown, email: string): AccountMessage {
  if (error instanceof AccountFailure && error.kind === 'unconfirmed') {
    sayUnconfirmed();
    const [title, text] = [m.session_unconfirmed(), m.session_unconfirmed_text()];
    return { tone: 'warning', title, text, resendTo: email };
  }
  const text = failureText(error) ?? m.session_login_failed_text();
  return failed(m.session_login_failed(), text);
}

/** Why there is no new account. */
export function signUpRefused(error: unknown): AccountMessage {
  const kind = error instanceof AccountFailure ? error.kind : undefined;
  const title = m.account_signup_failed();
  if (kind === 'taken' || kind === 'mailed') return failed(title, m.account_signup_taken());
  return failed(title, failureText(error) ?? m.account_signup_failed_text());
}

/** Why no mail with a link to a new password is on its way. */
export function resetRefused(error: unknown): AccountMessage {
  return failed(m.account_forgot_failed(), failureText(error) ?? m.account_refused_text());
}
