/** The host's own headers (netlify.toml) stand on files alone. */
const always = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** An answer in JSON that nobody keeps. */
export function answer(
  status: number,
  body: object,
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, { status, headers: { ...always, ...headers } });
}

/** A call that is refused: thrown anywhere below an endpoint, it becomes the answer `{ error }`. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly headers: Record<string, string>;

  /** @param error names the reason for the caller's program; never says more than the caller may know. */
  constructor(status: number, error: string, headers: Record<string, string> = {}) {
    super(error);
    this.status = status;
    this.headers = headers;
  }

  toResponse(): Response {
    return answer(this.status, { error: this.message }, this.headers);
  }
}

/**
 * The refusal of a call whose backend failed. What went wrong is for the log, not for the caller.
 * @param cause as the backend's client gave it
 */
export function backendFailed(cause: unknown): Refusal {
  console.error(cause);
  return new Refusal(502, 'backend_failed');
}
