import type { NoticeTone } from '#components/States.tsx';
import { BackendFailure, type FailureKind, kindOfFailure } from '#data/failure.ts';
import { m } from '#paraglide/messages.js';
import { notifyUnconfirmed } from '#session/backend.ts';

/** The message above a form's fields. */
export type AccountMessage = {
  tone: NoticeTone;
  title: string;
  text?: string | undefined;
  /** Offers to send the confirmation mail to this address again. */
  resendTo?: string | undefined;
};

export function successMessage(title: string, text: string): AccountMessage {
  return { tone: 'positive', title, text };
}

export function failureMessage(title: string, text: string): AccountMessage {
  return { tone: 'warning', title, text };
}

/** Our words for what the backend refuses. */
const reasons: Partial<Record<FailureKind, () => string>> = {
  offline: m.account_offline,
  too_often: m.account_too_often,
  mailed: m.account_too_often,
  credentials: m.session_login_failed_text,
  weak_password: m.account_password_weak,
  email: m.account_email_invalid,
};

/** The text for a failure. @param otherwise the text if neither we nor the backend have a reason */
export function failureText(error: unknown, otherwise: string): string {
  // Any other error means that the page could not fetch its own code.
  if (!(error instanceof BackendFailure)) return m.account_offline();
  return reasons[error.kind]?.() ?? (error.words || otherwise);
}

/** Why signing in failed. */
export function signInRefused(error: unknown, email: string): AccountMessage {
  if (kindOfFailure(error) === 'unconfirmed') {
    notifyUnconfirmed();
    return { tone: 'info', title: m.account_resend_offer(), resendTo: email };
  }
  return failureMessage(
    m.session_login_failed(),
    failureText(error, m.session_login_failed_text()),
  );
}

/** Why signing up failed. */
export function signUpRefused(error: unknown): AccountMessage {
  const kind = kindOfFailure(error);
  const isTaken = kind === 'taken' || kind === 'mailed';
  const text = isTaken
    ? m.account_signup_taken()
    : failureText(error, m.account_signup_failed_text());
  return failureMessage(m.account_signup_failed(), text);
}

/** Why resetting a password failed. */
export function resetRefused(error: unknown): AccountMessage {
  return failureMessage(m.account_forgot_failed(), failureText(error, m.account_refused_text()));
}
