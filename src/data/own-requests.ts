import * as z from 'zod/mini';
import { kindOfTable, type RequestTable } from '#domain/requests.ts';
import type { Backend } from './client.ts';
import { BackendFailure } from './failure.ts';
import { parsedAnswer } from './parsed-answer.ts';

// Actions of buyers on their own requests. The id of the event is made before the first attempt, so that a retry stores
// nothing twice. Each throws a BackendFailure: 'gone' where the request is somebody else's, deleted or, for another
// hour, closed.

/** Takes a request back; one that is closed already stays as it is. @throws BackendFailure */
export async function cancelRequest(
  backend: Backend,
  table: RequestTable,
  id: string,
  event: string,
): Promise<void> {
  const of_kind = kindOfTable(table);
  await done(backend.rpc('cancel_request', { of_kind, request: id, event }));
}

/**
 * Asks for another hour for a visit, which frees the one that was agreed.
 * @param day yyyy-MM-dd
 * @param slot HH:mm, Cairo time
 * @throws BackendFailure; 'invalid' when the hour has passed by the backend's clock
 */
export async function askAnotherHour(
  backend: Backend,
  id: string,
  event: string,
  { day, slot }: { day: string; slot: string },
): Promise<void> {
  const asked = { request: id, event, on_day: day, at_slot: slot };
  await done(backend.rpc('ask_another_hour', asked));
}

async function done(query: Parameters<typeof parsedAnswer>[1]): Promise<void> {
  const isDone = await parsedAnswer(z.boolean(), query);
  if (!isDone) throw new BackendFailure('gone', { message: 'There is no such open request' });
}
