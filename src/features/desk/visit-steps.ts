import type { DeskRequest } from '#data/desk.ts';
import { cairoParts } from '#domain/cairo.ts';

/** Whether nobody can have come: to a visit that is agreed and whose hour has begun. @param now in milliseconds */
export function canBeMissed(visit: DeskRequest['visit'], now: number): boolean {
  if (visit?.state !== 'confirmed') return false;
  return `${visit.day.slice(0, 10)}T${visit.slot}` <= cairoParts(new Date(now).toISOString());
}

/** Whether a visit can be cancelled: neither it nor its request is. */
export function canBeCancelled({ lead, visit }: DeskRequest): boolean {
  return lead.status !== 'cancelled' && visit?.state !== 'cancelled';
}
