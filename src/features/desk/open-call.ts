import type { LeadEvent } from '#data/desk.ts';

/**
 * The last call of this person, while nobody has noted what came of it; null where nothing is to be asked.
 * @param events the history of a request, the oldest first
 * @param me id of the person at the desk
 */
export function openCall(events: readonly LeadEvent[], me: string): LeadEvent | null {
  const last = events.findLast(
    ({ action, actor_id }) => actor_id === me && (action === 'call' || action === 'call_ended'),
  );
  return last?.action === 'call' ? last : null;
}
