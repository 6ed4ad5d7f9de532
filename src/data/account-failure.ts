import { inEnglishOnly } from '#lib/reader.ts';

/** Why a call about an account failed. */
export type FailureKind =
  /** No account has this e-mail and password. */
  | 'credentials'
  /** The e-mail has not been confirmed yet. */
  | 'unconfirmed'
  /** An account with this e-mail exists. */
  | 'taken'
  /** A mail was sent to this address moments ago, so there is an account. */
  | 'mailed'
  /** Too many mails or attempts in a short time. */
  | 'too_often'
  /** A link or code is expired, used, or from another browser. */
  | 'link'
  /** There is no session, or it has ended. */
  | 'session'
  /** The new password is the current one. */
  | 'same_password'
  /** The password is too easy to guess. */
  | 'weak_password'
  /** The backend does not take this address for an e-mail. */
  | 'email'
  /** No answer came, or none that can be read. */
  | 'offline'
  | 'other';

/** A call about an account failed; `message` is the backend's own. */
export class AccountFailure extends Error {
  override name = 'AccountFailure';
  readonly kind: FailureKind;

  constructor(kind: FailureKind, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.kind = kind;
  }

  /** The backend's reason, if we know no better words and the reader understands it; else empty. */
  get words(): string {
    return this.kind === 'other' ? inEnglishOnly(this.message) : '';
  }
}

/** The error codes of hosted Supabase, and the messages that the embedded backend and older projects send instead. */
const kinds: readonly (readonly [FailureKind, codes: RegExp, messages: RegExp])[] = [
  ['credentials', /^invalid_credentials$/, /invalid login credentials/i],
  ['unconfirmed', /^email_not_confirmed$/, /not confirmed/i],
  ['taken', /^(?:user_already|email)_exists$/, /already (?:in use|registered|exists)/i],
  ['same_password', /^same_password$/, /should be different from the old/i],
  ['weak_password', /^weak_password$/, /password (?:should|is known)/i],
  ['email', /^email_address_(?:invalid|not_authorized)$/, /validate email|email.* is invalid$/i],
  [
    'link',
    /^(?:otp_expired|flow_state_(?:not_found|expired)|bad_code_verifier)$/,
    /code verifier|(?:link|token|otp) .*(?:invalid|expired)/i,
  ],
  [
    'session',
    /^(?:session_(?:not_found|expired)|bad_jwt|refresh_token_not_found|user_not_found)$/,
    /session (?:missing|not found)/i,
  ],
];

/** The library's errors for no answer, a backend that is down, and another server that answers in its place. */
const unanswered = /^(?:AuthRetryableFetchError|AuthUnknownError|TypeError)$/;

/** An error of the auth client. */
type AuthError = {
  name?: string | undefined;
  code?: string | undefined;
  status?: number | undefined;
  message: string;
};

/** Classifies an error of the auth client; a code counts more than a message. */
export function failureKind({ name = '', code = '', status, message }: AuthError): FailureKind {
  if (status === 429) return /only request this after/i.test(message) ? 'mailed' : 'too_often';
  if (unanswered.test(name)) return 'offline';
  const found =
    kinds.find(([, codes]) => codes.test(code)) ??
    kinds.find(([, , messages]) => messages.test(message));
  return found?.[0] ?? 'other';
}
