import type { NoticeTone } from '@/components/States';
import { notify } from '@/components/toast.store';
import { AccountFailure } from '@/data/account-failure';
import { m } from '@/paraglide/messages.js';
import { notifyUnconfirmed } from '@/session/backend';

/** What a form says above its fields; a toast says it as well. */
export type AccountMessage = {
  tone: NoticeTone;
  title: string;
  text?: string | undefined;
  /** Offers to send the confirmation mail to this address again. */
  resendTo?: string | undefined;
};

/** Shows a success as a toast. @returns the message that stays */
export function done(title: string, text: string): AccountMessage {
  notify('success', { title, text });
  return { tone: 'positive', title, text };
}

/** Shows a failure as a toast. @returns the message that stays */
export function failed(title: string, text: string): AccountMessage {
  notify('error', { title, text });
  return { tone: 'warning', title, text };
}

/** The text for a failure: the backend's reason if it helps. @param otherwise the text if there is no reason */
export function failureText(error: unknown, otherwise: string): string {
  // Any other error means that the page could not fetch its own code.
  if (!(error instanceof AccountFailure) || error.kind === 'offline') return m.account_offline();
  if (error.kind === 'too_often' || error.kind === 'mailed') return m.account_too_often();
  return error.words || otherwise;
}

/** Why signing in failed. */
export function signInRefused(error: unknown, email: string): AccountMessage {
  if (error instanceof AccountFailure && error.kind === 'unconfirmed') {
    notifyUnconfirmed();
    const [title, text] = [m.session_unconfirmed(), m.session_unconfirmed_text()];
    return { tone: 'warning', title, text, resendTo: email };
  }
  return failed(m.session_login_failed(), failureText(error, m.session_login_failed_text()));
}

/** Why signing up failed. */
export function signUpRefused(error: unknown): AccountMessage {
  const kind = error instanceof AccountFailure ? error.kind : undefined;
  const isTaken = kind === 'taken' || kind === 'mailed';
  const text = isTaken
    ? m.account_signup_taken()
    : failureText(error, m.account_signup_failed_text());
  return failed(m.account_signup_failed(), text);
}

/** Why resetting a password failed. */
export function resetRefused(error: unknown): AccountMessage {
  return failed(m.account_forgot_failed(), failureText(error, m.account_refused_text()));
}
