import type { DeskRequest, Lead } from '#data/desk.ts';
import { canBeMissed } from './visit-steps.ts';

/** What has to be done next about a request; its button is the filled one. */
export type NextAction = 'take' | 'answer' | 'confirm' | 'close';

export const isClosed = ({ status }: Pick<Lead, 'status'>) =>
  status === 'done' || status === 'cancelled';

/**
 * The next thing that this person does about a request; null where nothing is theirs to do: it is closed, a colleague has
 * it, or everybody waits for the visit.
 * @param me id of the person at the desk
 * @param now in milliseconds
 */
export function nextAction(
  { lead, visit }: Pick<DeskRequest, 'lead' | 'visit'>,
  me: string,
  now: number,
): NextAction | null {
  if (isClosed(lead)) return null;
  if (lead.owner_id === null) return 'take';
  if (lead.owner_id !== me) return null;
  if (lead.answered_at === null) return 'answer';
  const isVisit = lead.kind === 'visit_request';
  if (isVisit && (visit === null || visit.state === 'asked' || visit.state === 'missed'))
    return 'confirm';
  return isVisit && isAhead(visit, now) ? null : 'close';
}

/** Whether an agreed visit lies ahead. @param now in milliseconds */
export function isAhead(visit: DeskRequest['visit'], now: number): boolean {
  return visit?.state === 'confirmed' && !canBeMissed(visit, now);
}
