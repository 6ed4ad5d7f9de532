import type { Lead } from '#data/desk.ts';

/**
 * Whether a request can be marked as a duplicate of another of the same person: both of one kind, the other none itself,
 * and none its own. The database refuses the rest.
 * @param others the other requests of the same person
 */
export function mayRepeat(lead: Lead, other: Lead, others: readonly Lead[]): boolean {
  const isRepeated = others.some(
    ({ kind, duplicate_of }) => kind === lead.kind && duplicate_of === lead.id,
  );
  return other.kind === lead.kind && other.duplicate_of === null && !isRepeated;
}
