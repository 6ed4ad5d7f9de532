import type { FailureKind } from './failure.ts';

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
    'forbidden',
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
export function accountFailureKind({
  name = '',
  code = '',
  status,
  message,
}: AuthError): FailureKind {
  if (status === 429) return /only request this after/i.test(message) ? 'mailed' : 'too_often';
  if (unanswered.test(name)) return 'offline';
  const found =
    kinds.find(([, codes]) => codes.test(code)) ??
    kinds.find(([, , messages]) => messages.test(message));
  return found?.[0] ?? 'other';
}
