import * as z from 'zod/mini';
import type { WalkInSource } from '#domain/leads.ts';
import type { Backend } from './client.ts';
import { type Lead, LeadSchema } from './desk.ts';
import { parsedAnswer } from './parsed-answer.ts';

/** Letters of each answer, as the table bounds them. */
export const walkInLimits = {
  name: 100,
  phone: 30,
  item_name: 200,
  city: 200,
  note: 2000,
} as const;

/** What the team notes of somebody who called or came in; null is an answer that was not given. */
export type WalkInAnswers = {
  name: string;
  phone: string;
  source: WalkInSource;
  email?: string | null;
  item_id?: string | null;
  item_name?: string | null;
  city?: string | null;
  note?: string | null;
  /** In which they are answered. */
  language: 'en' | 'ar';
};

const AddedSchema = z.object({ result: z.literal('done'), lead: LeadSchema });

/**
 * Adds somebody who called or came in. They belong to the person at the desk, unless a colleague has the person already:
 * `owner_id` and `owner_name` of the answer say so.
 * @param id made before the first attempt, so that a retry adds nothing
 * @throws BackendFailure
 */
export async function addWalkIn(
  backend: Backend,
  id: string,
  answers: WalkInAnswers,
): Promise<Lead> {
  const { lead } = await parsedAnswer(
    AddedSchema,
    backend.rpc('desk_add_walk_in', { walk_in: id, answers }),
  );
  return lead;
}
