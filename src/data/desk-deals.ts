import * as z from 'zod/mini';
import { boardStages } from '#domain/deals.ts';
import type { Backend } from './client.ts';
import { filtersAsJson, LeadSchema, type QueueQuery } from './desk.ts';
import { parsedAnswer } from './parsed-answer.ts';
import { amountColumn } from './rows.ts';

// Deals by stage, and targets. Every function throws a BackendFailure when the backend refuses or does not answer.

const boardPageSize = 20;

const BoardSchema = z.array(
  z.object({
    stage: z.enum(boardStages),
    requests: z.number(),
    /** The sum of the amounts, of `with_amount` requests. */
    amount_egp: amountColumn,
    with_amount: z.number(),
    /** The first `boardPageSize`; `readQueue` with the stage reads on. */
    rows: z.array(LeadSchema),
  }),
);
/** The open requests of one stage. */
export type BoardColumn = z.infer<typeof BoardSchema>[number];

/** The open requests by stage, in the order of the stages, as the filters of the queue leave them. */
export function readBoard(
  backend: Backend,
  filters: QueueQuery,
  oldestFirst: boolean,
): Promise<BoardColumn[]> {
  return parsedAnswer(
    BoardSchema,
    backend.rpc('desk_board', {
      filters: filtersAsJson(filters),
      oldest_first: oldestFirst,
      most: boardPageSize,
    }),
  );
}

const TargetSchema = z.object({
  /** Null for the whole team. */
  member_id: z.nullable(z.string()),
  name: z.nullable(z.string()),
  /** Its first day, yyyy-MM-dd. */
  month: z.string(),
  won: z.number(),
});
/** How many deals should be won in a month. */
export type Target = z.infer<typeof TargetSchema>;

/** The targets of the months between two days (yyyy-MM-dd). */
export function readTargets(backend: Backend, from: string, to: string): Promise<Target[]> {
  return parsedAnswer(
    z.array(TargetSchema),
    backend.rpc('desk_targets', { from_month: from, to_month: to }),
  );
}

/** Sets a target, or takes it away with null. For managers. */
export async function setTarget(
  backend: Backend,
  { member_id, month, won }: Pick<Target, 'member_id' | 'month'> & { won: number | null },
): Promise<void> {
  await parsedAnswer(
    z.unknown(),
    backend.rpc('desk_set_target', {
      in_month: month,
      ...(won !== null && { to_win: won }),
      ...(member_id !== null && { member: member_id }),
    }),
  );
}
