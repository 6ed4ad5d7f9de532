import { inEnglishOnly } from '#lib/reader.ts';

/** Why the backend did not do what it was asked. */
export type FailureKind =
  /** No answer came from the backend itself, or none that can be read; a change may have been stored. */
  | 'offline'
  /** There is no session, it has ended, or the person may not do this. */
  | 'forbidden'
  /** What was sent does not fit: the message says how. */
  | 'invalid'
  /** Somebody else has changed it since it was seen; nothing was overwritten. */
  | 'changed'
  /** The row is somebody else's, deleted, or too far on for this. */
  | 'gone'
  /** Another visit has the place and the hour. */
  | 'occupied'
  /** Something else has this id, or an account has this e-mail. */
  | 'taken'
  /** Too many requests, mails or attempts in a short time. */
  | 'too_often'
  /** A mail was sent to this address moments ago, so there is an account. */
  | 'mailed'
  /** No account has this e-mail and password. */
  | 'credentials'
  /** The e-mail has not been confirmed yet. */
  | 'unconfirmed'
  /** A link or code is expired, used, or from another browser. */
  | 'link'
  /** The new password is the current one. */
  | 'same_password'
  /** The password is too easy to guess. */
  | 'weak_password'
  /** The backend does not take this address for an e-mail. */
  | 'email'
  | 'other';

/** The backend refused or did not answer; `message` is its own. */
export class BackendFailure extends Error {
  override name = 'BackendFailure';
  readonly kind: FailureKind;

  constructor(kind: FailureKind, cause: { message: string }) {
    super(cause.message, { cause });
    this.kind = kind;
  }

  /** The backend's reason, if we know no better words and the reader understands it; else empty. */
  get words(): string {
    return this.kind === 'other' ? inEnglishOnly(this.message) : '';
  }
}

/** The kind of a failure; undefined for any other error. */
export function kindOfFailure(error: unknown): FailureKind | undefined {
  return error instanceof BackendFailure ? error.kind : undefined;
}

/** What a write throws that found the row otherwise than it was seen: it stored nothing. */
export const changedMeanwhile = () =>
  new BackendFailure('changed', { message: 'Somebody else has changed it' });

/**
 * Classifies an answer of the database that is an error.
 * @param status 0 when no answer came
 * @param code of PostgreSQL or PostgREST; empty where something on the way answered
 */
export function kindOfAnswer(status: number, code: string): FailureKind {
  if (status === 401 || code === '42501') return 'forbidden';
  if (status === 0 || code === '') return 'offline';
  if (code === 'PT429') return 'too_often';
  // Data exceptions (22) and violated constraints (23) of PostgreSQL.
  return /^2[23]/.test(code) ? 'invalid' : 'other';
}
