import { inEnglishOnly } from '@/lib/reader';

/** Why the backend's accounts refused. */
export type FailureKind =
  /** The e-mail has not been confirmed yet. */
  | 'unconfirmed'
  /** An account with this e-mail exists. */
  | 'taken'
  /** A mail went to this address moments ago, which it does only where there is an account. */
  | 'mailed'
  /** Too many mails or attempts in a short time. */
  | 'too_often'
  /** A link or code that is no good: expired, used, or of another browser. */
  | 'link'
  /** There is no session, or no longer one. */
  | 'session'
  /** The new password is the present one. */
  | 'same_password'
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

  /** What the backend said of it, for a person to read; empty where it said nothing that they can. */
  get words(): string {
    return this.kind === 'offline' ? '' : inEnglishOnly(this.message);
  }
}

/** What the auth client reports of a failure. */
type Told = {
  name?: string | undefined;
  code?: string | undefined;
  status?: number | undefined;
  message: string;
};

/** By the codes of hosted Supabase; the messages are what the embedded backend and older projects give instead. */
const signs: readonly (readonly [FailureKind, readonly string[], RegExp])[] = [
  ['unconfirmed', ['email_not_confirmed'], /not confirmed/i],
  ['taken', ['user_already_exists', 'email_exists'], /already (?:in use|registered|exists)/i],
  ['same_password', ['same_password'], /should be different from the old/i],
  [
    'link',
    ['otp_expired', 'flow_state_not_found', 'flow_state_expired', 'bad_code_verifier'],
    /code verifier|(?:link|token|otp) .*(?:invalid|expired)/i,
  ],
  [
    'session',
    [
      'session_not_found',
      'session_expired',
      'bad_jwt',
      'refresh_token_not_found',
      'user_not_found',
    ],
    /session (?:missing|not found)/i,
  ],
];

/** What the library calls it when no answer came, the backend is down, or something else answers in its place. */
const unanswered = ['AuthRetryableFetchError', 'AuthUnknownError', 'TypeError'];

/** Tells apart what the forms answer differently. */
export function failureKind({ name, code, status, message }: Told): FailureKind {
  if (status === 429) return /only request this after/i.test(message) ? 'mailed' : 'too_often';
  if (name !== undefined && unanswered.includes(name)) return 'offline';
  const found = signs.find(([, codes]) => code !== undefined && codes.includes(code));
  return (found ?? signs.find(([, , words]) => words.test(message)))?.[0] ?? 'other';
}
