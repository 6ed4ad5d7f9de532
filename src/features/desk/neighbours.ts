import type { LeadKey } from '#data/desk.ts';

/** The requests before and after one in a list; null where it is not in it. */
export function neighboursIn<Listed extends LeadKey>(
  leads: readonly Listed[],
  request: LeadKey | null,
): { before: Listed | undefined; after: Listed | undefined } | null {
  const place = leads.findIndex(({ kind, id }) => kind === request?.kind && id === request.id);
  return place < 0 ? null : { before: leads[place - 1], after: leads[place + 1] };
}
