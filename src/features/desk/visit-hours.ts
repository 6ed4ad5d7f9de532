import { product } from '#config/product.ts';
import type { DeskVisit } from '#data/desk-calendar.ts';
import { cairoParts } from '#domain/cairo.ts';

/** An hour of a day at a place, for one request. */
export type VisitSlot = {
  /** HH:mm, Cairo time. */
  slot: string;
  /** own: this request has it. proposed: another buyer may still choose it; nothing is held. */
  state: 'free' | 'past' | 'taken' | 'proposed' | 'own';
  /** Who has it, or to whom it is proposed. */
  by: DeskVisit | null;
};

/**
 * The hours of a day at a place, for one request.
 * @param day yyyy-MM-dd
 * @param visits the calendar of that day, of all places
 * @param request id of the request that is to have an hour
 * @param now in milliseconds
 */
export function slotsAt(
  day: string,
  place: string,
  visits: readonly DeskVisit[],
  request: string,
  now: number,
): VisitSlot[] {
  const there = visits.filter((visit) => visit.day === day && visit.place === place);
  const present = cairoParts(new Date(now).toISOString());
  return product.visitTimes.map((slot) => {
    const at = there.filter((visit) => visit.slot === slot);
    const agreed = at.find(({ state }) => state === 'confirmed');
    const proposed = at.find(({ state, lead }) => state === 'proposed' && lead.id !== request);
    if (agreed && agreed.lead.id !== request) return { slot, state: 'taken', by: agreed };
    if (`${day}T${slot}` <= present) return { slot, state: 'past', by: null };
    if (agreed) return { slot, state: 'own', by: agreed };
    if (proposed) return { slot, state: 'proposed', by: proposed };
    return { slot, state: 'free', by: null };
  });
}

/** Whether an hour can be agreed. */
export const canBeChosen = ({ state }: VisitSlot): boolean => state !== 'taken' && state !== 'past';
