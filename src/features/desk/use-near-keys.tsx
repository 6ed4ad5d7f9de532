import type { Lead, LeadKey } from '#data/desk.ts';
import { openLead } from './address.store.ts';
import { $around, isSameLead } from './around.store.ts';
import { neighboursIn } from './neighbours.ts';
import { useDeskKey } from './use-desk-key.tsx';

/**
 * Opens the requests before and after one by their keys, and the first one where none is open.
 * @param request the one that is open
 * @param from where the way begins while none is open
 */
export function useNearKeys(
  leads: readonly Lead[],
  request: LeadKey | null,
  from: () => LeadKey | null = () => null,
): void {
  const openNear = (side: 'before' | 'after') => {
    const around = neighboursIn(leads, request ?? from()) ?? rememberedAround(request);
    const lead = around ? around[side] : leads[0];
    if (lead) openLead(lead);
  };
  useDeskKey('next', () => openNear('after'));
  useDeskKey('previous', () => openNear('before'));
  useDeskKey('open', () => leads[0] && openLead(leads[0]), request === null);
}

/** Of a request that has left the list, where it stood. */
function rememberedAround(request: LeadKey | null) {
  const around = $around.get();
  return around !== null && isSameLead(around.request, request) ? around : null;
}
