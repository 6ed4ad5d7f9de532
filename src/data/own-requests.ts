import * as z from 'zod/mini';
import { kindOfTable, type RequestTable } from '#domain/requests.ts';
import type { Backend } from './client.ts';
import { logged } from './rows.ts';

// Actions of buyers on their own requests. The id of the event is made before the first attempt, so that a retry stores
// nothing twice.

/** Why nothing was changed. */
export type ChangeFailure =
  /** The request is somebody else's, gone or, for another time, closed. */
  | 'gone'
  /** The hour has passed, by the backend's clock. */
  | 'passed'
  /** It was changed as often today as it may be. */
  | 'too_many'
  /** No answer came; it may have been changed. */
  | 'offline'
  | 'other';

type Answer = PromiseLike<{
  data: unknown;
  error: { message: string; code?: string } | null;
  status: number;
}>;

/** @returns null when it was done */
async function outcomeOf(query: Answer): Promise<ChangeFailure | null> {
  const { data, error, status } = await query;
  if (error === null) return z.boolean().safeParse(data).data === true ? null : 'gone';
  logged(new Error(error.message, { cause: error }));
  if (error.code === '22023') return 'passed';
  if (error.code === 'PT429') return 'too_many';
  return status === 0 || !error.code ? 'offline' : 'other';
}

/** Takes a request back; one that is closed already stays as it is. @returns why not; null when it was done */
export function cancelRequest(
  backend: Backend,
  table: RequestTable,
  id: string,
  event: string,
): Promise<ChangeFailure | null> {
  const of_kind = kindOfTable(table);
  return outcomeOf(backend.rpc('cancel_request', { of_kind, request: id, event }));
}

/**
 * Asks for another hour for a visit, which frees the one that was agreed.
 * @param day yyyy-MM-dd
 * @param slot HH:mm, Cairo time
 * @returns why not; null when it was done
 */
export function askAnotherHour(
  backend: Backend,
  id: string,
  event: string,
  { day, slot }: { day: string; slot: string },
): Promise<ChangeFailure | null> {
  const asked = { request: id, event, on_day: day, at_slot: slot };
  return outcomeOf(backend.rpc('ask_another_hour', asked));
}
