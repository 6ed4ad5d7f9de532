import * as z from 'zod/mini';
import { leadKinds } from '#domain/leads.ts';
import type { Backend } from './client.ts';
import type { Lead } from './desk.ts';
import type { Act } from './desk-acts.ts';
import { parsedAnswer } from './parsed-answer.ts';

// One action on many requests. Both functions throw a BackendFailure when the backend refuses or does not answer.

/** So many requests at once. */
export const mostAtOnce = 200;

/** What can be done about many at once; a status is only `done`. */
export type ActOnMany = Extract<Act, { action: 'taken' | 'assigned' | 'next' | 'status' }>;

const row = { kind: z.enum(leadKinds), id: z.string() };
const result = z.enum(['done', 'changed', 'gone']);

const DoneSchema = z.array(z.object({ ...row, result }));
/** What came of one of many: done; changed, when somebody acted since it was seen; gone. */
export type OneOfMany = z.infer<typeof DoneSchema>[number];

/**
 * Does one thing about up to `mostAtOnce` requests. Mails to buyers wait for ten minutes, so that it can be undone.
 * @param event made before the first attempt; it undoes the action later
 * @param seen the requests as the person saw them
 */
export function actOnMany(
  backend: Backend,
  event: string,
  act: ActOnMany,
  seen: readonly Pick<Lead, 'kind' | 'id' | 'version'>[],
): Promise<OneOfMany[]> {
  return parsedAnswer(
    DoneSchema,
    backend.rpc('desk_act_many', {
      event,
      action: act.action,
      detail: 'detail' in act ? act.detail : {},
      rows: seen.map(({ kind, id, version }) => ({ kind, id, version })),
    }),
  );
}

const UndoneSchema = z.nullable(
  z.array(
    z.object({
      ...row,
      result,
      /** The buyer has read of it already. */
      mailed: z.optional(z.boolean()),
    }),
  ),
);
/** What came of undoing each: done; changed, when somebody acted since, so that it stays; gone. */
export type UndoneOfMany = NonNullable<z.infer<typeof UndoneSchema>>[number];

/** Undoes the person's own action on many requests, within a day; null when there is no such action. */
export function undoMany(backend: Backend, event: string): Promise<UndoneOfMany[] | null> {
  return parsedAnswer(UndoneSchema, backend.rpc('desk_undo_many', { event }));
}
