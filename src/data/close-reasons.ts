import * as z from 'zod/mini';
import type { Backend } from './client.ts';
import { changed, removed } from './managed-rows.ts';
import { parsedAnswer } from './parsed-answer.ts';

/** Letters of a reason, as the table bounds them. */
export const reasonLimits = { text: 120, position: 10_000 } as const;

const ReasonSchema = z.object({
  /** Small Latin letters, digits and hyphens. */
  id: z.string(),
  text_en: z.string(),
  text_ar: z.string(),
  /** The smallest comes first. */
  position: z.number(),
  /** Whether it is offered. */
  open: z.boolean(),
});
/** Why a deal is lost, in both languages. */
export type CloseReason = z.infer<typeof ReasonSchema>;

/** All reasons in the order of the desk. @throws BackendFailure */
export function readReasons(backend: Backend): Promise<CloseReason[]> {
  return parsedAnswer(
    z.array(ReasonSchema),
    backend.from('close_reasons').select('*').order('position').order('id').limit(200),
  );
}

/** Stores a reason, new or changed. For managers. @throws BackendFailure */
export async function saveReason(backend: Backend, reason: CloseReason): Promise<void> {
  await parsedAnswer(z.unknown(), backend.from('close_reasons').upsert(reason));
}

/** Moves a reason within the order. For managers. @throws BackendFailure */
export function moveReason(backend: Backend, id: string, position: number): Promise<void> {
  return changed(backend.from('close_reasons').update({ position }).eq('id', id).select('id'));
}

/** Deletes a reason that no request names; others are closed. For managers. @throws BackendFailure */
export function removeReason(backend: Backend, id: string): Promise<void> {
  const table = () => backend.from('close_reasons');
  return removed(table().delete().eq('id', id).select('id'), () =>
    table().select('id').eq('id', id),
  );
}
