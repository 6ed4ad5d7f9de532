/** Why a request was not stored. */
export type RequestFailureKind =
  /** There is no session, or no longer one. */
  | 'session'
  /** Something else is stored under its id: what an earlier attempt said, before it was changed. */
  | 'taken'
  /** This person has sent as many as an account may within an hour. */
  | 'too_many'
  /** No answer came, or none of the backend's own; it may be stored. */
  | 'offline'
  | 'other';

/** A request was not stored, or it is not known to be; `message` is the backend's own. */
export class RequestFailure extends Error {
  override name = 'RequestFailure';
  readonly kind: RequestFailureKind;

  constructor(kind: RequestFailureKind, cause: { message: string }) {
    super(cause.message, { cause });
    this.kind = kind;
  }
}

/**
 * Tells apart what the forms answer differently.
 * @param status of the answer; 0 when none came
 * @param code of PostgreSQL, or of what stands before it
 */
export function requestFailureKind(status: number, code: string): RequestFailureKind {
  if (status === 0) return 'offline';
  // No session, or the account is gone, or the policies refuse, which they never do to whoever is signed in.
  if (status === 401 || ['42501', '23503'].includes(code)) return 'session';
  if (code === 'PT429') return 'too_many';
  // The backend gives each refusal a code; what has none was said by something on the way.
  return code === '' ? 'offline' : 'other';
}
