import { jsonIn } from '#lib/json.ts';

/** The result of one check of a deployment. */
export type Finding = {
  /**
   * Whether it is as it should be; `warn` when it works and wants to be looked at, `unknown` when it could not be found
   * out. Neither is a fault.
   */
  mark: 'good' | 'bad' | 'warn' | 'unknown';
  text: string;
  /** What to do about it. */
  advice?: string;
};

export const good = (text: string): Finding => ({ mark: 'good', text });
export const bad = (text: string, advice: string): Finding => ({ mark: 'bad', text, advice });
export const warn = (text: string, advice: string): Finding => ({ mark: 'warn', text, advice });
export const unknown = (text: string, advice: string): Finding => ({
  mark: 'unknown',
  text,
  advice,
});

/** One finding for some names that are at fault. */
export function verdict(
  faulty: readonly string[],
  fine: string,
  wrong: string,
  advice: string,
): Finding {
  return faulty.length === 0 ? good(fine) : bad(`${wrong} ${faulty.join(', ')}`, advice);
}

const marks = { good: '✓', bad: '✗', warn: '!', unknown: '–' } as const;

/**
 * A finding as lines for the terminal.
 *
 * @param secrets values that are never shown, whatever a server put into its answer.
 */
export function linesOf({ mark, text, advice }: Finding, secrets: readonly string[]): string[] {
  // The longest first: one secret may be a part of another.
  const longestFirst = secrets.toSorted((one, other) => other.length - one.length);
  return [`  ${marks[mark]} ${text}`, ...(advice ? [`      → ${advice}`] : [])].map((line) =>
    longestFirst.reduce((shown, secret) => shown.replaceAll(secret, '…'), line),
  );
}

/** What a server answered, or why it did not. */
export type Reply = { status: number; headers: Headers; text: string } | { failure: string };

/**
 * Asks a server once, without following redirects. Never throws.
 *
 * @param timeout milliseconds for question and answer.
 */
export async function ask(
  address: string,
  init: RequestInit = {},
  timeout = 10_000,
): Promise<Reply> {
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(address, { ...init, redirect: 'manual', signal });
    const { status, headers } = response;
    return { status, headers, text: await response.text() };
  } catch (error) {
    return { failure: failureOf(error, timeout) };
  }
}

function failureOf(error: unknown, timeout: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${timeout / 1000} seconds`;
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
}

/** Whether the server answered, with a status of success. */
export function isOk(reply: Reply): reply is Extract<Reply, { status: number }> {
  return 'status' in reply && reply.status >= 200 && reply.status < 300;
}

/** The body of an answer as JSON; undefined where it is none. */
export function jsonOf(reply: Reply | undefined): unknown {
  return reply && 'text' in reply ? jsonIn(reply.text) : undefined;
}

/** How many rows an answer holds. */
export function rowCount(reply: Reply | undefined): number {
  const rows = jsonOf(reply);
  return Array.isArray(rows) ? rows.length : 0;
}

/** An answer in a few words. */
export function inWords(reply: Reply): string {
  return 'failure' in reply ? reply.failure : `answered with ${reply.status}`;
}
