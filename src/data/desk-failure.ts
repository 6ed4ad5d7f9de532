import * as z from 'zod/mini';
import { logged } from './rows.ts';

/** Why the desk got no answer. */
export type DeskFailureKind =
  /** The session has ended, or the person is no longer in the team. */
  | 'forbidden'
  /** What was sent does not fit: the message says how. */
  | 'invalid'
  /** No answer came; a change may have been stored. */
  | 'offline'
  | 'other';

/** A request of the sales desk failed; `message` is the backend's own. */
export class DeskFailure extends Error {
  override name = 'DeskFailure';
  readonly kind: DeskFailureKind;

  constructor(kind: DeskFailureKind, cause: { message: string }) {
    super(cause.message, { cause });
    this.kind = kind;
  }
}

type Answer = PromiseLike<{
  data: unknown;
  error: { message: string; code?: string } | null;
  status: number;
}>;

/** The parsed answer of a query. @throws DeskFailure; it is logged as well */
export async function deskAnswer<Schema extends z.core.$ZodType>(
  schema: Schema,
  query: Answer,
): Promise<z.infer<Schema>> {
  const { data, error, status } = await query;
  if (error) throw logged(new DeskFailure(kindOf(status, error.code ?? ''), error));
  const parsed = z.safeParse(schema, data);
  if (parsed.error) throw logged(new DeskFailure('other', parsed.error));
  return parsed.data;
}

/**
 * @param status 0 when no answer came
 * @param code of PostgreSQL or PostgREST; empty where something on the way answered
 */
function kindOf(status: number, code: string): DeskFailureKind {
  if (status === 401 || code === '42501') return 'forbidden';
  if (status === 0 || code === '') return 'offline';
  // Data exceptions (22) and violated constraints (23) of PostgreSQL.
  return /^2[23]/.test(code) ? 'invalid' : 'other';
}
