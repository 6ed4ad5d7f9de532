/** The headers in netlify.toml only apply to files. */
const always = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** A JSON response that is never cached. */
export function answer(
  status: number,
  body: object,
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, { status, headers: { ...always, ...headers } });
}

/** A refused call. Thrown anywhere below an endpoint, it becomes the response `{ error }`. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly headers: Record<string, string>;

  /** @param error code of the reason, for the caller's program */
  constructor(status: number, error: string, headers: Record<string, string> = {}) {
    super(error);
    this.status = status;
    this.headers = headers;
  }

  toResponse(): Response {
    return answer(this.status, { error: this.message }, this.headers);
  }
}

/** The refusal of a call whose backend failed; the cause is only logged. */
export function backendFailed(cause: unknown): Refusal {
  console.error(cause);
  return new Refusal(502, 'backend_failed');
}
