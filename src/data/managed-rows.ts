import * as z from 'zod/mini';
import { BackendFailure } from './failure.ts';
import { parsedAnswer } from './parsed-answer.ts';

/**
 * Row-level security skips rows that a person may not write, without an error. So writes here select the changed rows
 * to check that they took effect.
 */
type IdQuery = Parameters<typeof parsedAnswer>[1];
const Ids = z.array(z.object({ id: z.string() }));

/** Checks that a change, with `select('id')`, took effect. @throws BackendFailure */
export async function changed(query: IdQuery): Promise<void> {
  const rows = await parsedAnswer(Ids, query);
  if (rows.length === 0) throw new BackendFailure('other', { message: 'There is no such row' });
}

/**
 * Checks that a row deleted with `select('id')` is gone; one that was gone before counts as deleted.
 * @param left asks for the row that should be gone
 * @throws BackendFailure
 */
export async function removed(query: IdQuery, left: () => IdQuery): Promise<void> {
  if ((await parsedAnswer(Ids, query)).length > 0) return;
  if ((await parsedAnswer(Ids, left())).length === 0) return;
  throw new BackendFailure('forbidden', { message: 'The row may not be deleted' });
}
