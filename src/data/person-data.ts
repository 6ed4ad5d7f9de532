import * as z from 'zod/mini';
import type { Backend } from './client.ts';
import { parsedAnswer } from './parsed-answer.ts';
import { momentColumn } from './rows.ts';

/**
 * All that is kept of an account, which the log records. For managers.
 * @returns null when the account is gone
 * @throws BackendFailure
 */
export function exportPerson(backend: Backend, person: string): Promise<object | null> {
  return parsedAnswer(z.nullable(z.looseObject({})), backend.rpc('export_person_data', { person }));
}

/**
 * Deletes an account with all that belongs to it, which the log records. For managers.
 * @returns false when the account was gone already
 * @throws BackendFailure 'invalid' when the person is in the team
 */
export function deletePerson(backend: Backend, person: string): Promise<boolean> {
  return parsedAnswer(z.boolean(), backend.rpc('delete_person_data', { person }));
}

const LogSchema = z.array(
  z.object({
    id: z.number(),
    happened_at: momentColumn,
    /** Null when that account is gone. */
    actor: z.nullable(z.string()),
    action: z.enum(['exported', 'deleted']),
    account_id: z.string(),
  }),
);
/** One export or deletion of a person's data. */
export type PersonLogEntry = z.infer<typeof LogSchema>[number];

/** Who exported or deleted whose data, the latest first, up to 50. For managers. @throws BackendFailure */
export function readPersonLog(backend: Backend): Promise<PersonLogEntry[]> {
  return parsedAnswer(LogSchema, backend.rpc('person_data_history', {}));
}
