import { atom } from 'nanostores';
import type { Lead, LeadKey } from '#data/desk.ts';
import { neighboursIn } from './neighbours.ts';

/** Where the open request stands in the list, or stood before it left it: there the way on begins. */
type Around = { request: LeadKey; before: Lead | undefined; after: Lead | undefined };

export const $around = atom<Around | null>(null);

/** Notes the requests around the open one; of one that is no longer in the list they stay as they were. */
export function noteAround(leads: readonly Lead[], request: LeadKey | null): void {
  const around = neighboursIn(leads, request);
  if (request !== null && around !== null) $around.set({ request, ...around });
  else if (!isSameLead($around.get()?.request ?? null, request)) $around.set(null);
}

/** Whether two keys name one request. */
export const isSameLead = (one: LeadKey | null, other: LeadKey | null): boolean =>
  one?.kind === other?.kind && one?.id === other?.id;
