import { jsonIn } from '../../src/lib/json.ts';

/** What a server answered, or why it did not. */
export type Reply = { status: number; headers: Headers; text: string } | { failure: string };

/**
 * Asks a server once, without following redirects. Never throws.
 *
 * @param patience milliseconds for question and answer.
 */
export async function ask(
  address: string,
  init: RequestInit = {},
  patience = 10_000,
): Promise<Reply> {
  try {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(address, { ...init, redirect: 'manual', signal });
    return {
      status: response.status,
      headers: response.headers,
      text: await response.text(),
    };
  } catch (error) {
    return { failure: failureOf(error, patience) };
  }
}

/** Whether the server answered, with a status of success. */
export function isOk(reply: Reply): reply is Extract<Reply, { status: number }> {
  return 'status' in reply && reply.status >= 200 && reply.status < 300;
}

/** The body of an answer as JSON; undefined where it is none. */
export function jsonOf(reply: Reply): unknown {
  return 'text' in reply ? jsonIn(reply.text) : undefined;
}

/** An answer in a few words. */
export function inWords(reply: Reply): string {
  return 'failure' in reply ? reply.failure : `answered with ${reply.status}`;
}

function failureOf(error: unknown, patience: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${patience / 1000} seconds`;
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
  return code ?? error.message;
}
