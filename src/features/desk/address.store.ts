import type { LeadKey } from '#data/desk.ts';
import { storeInAddress } from '#lib/state-in-address.store.ts';
import { type DeskAddress, deskAddress } from './views.ts';

const { $state, correct, enter } = storeInAddress(deskAddress);

/** The state of the desk, in step with the address. */
export const $address = $state;

/** Changes what the queue shows; the request that is open stays. */
export function filterQueue(change: Partial<Omit<DeskAddress, 'request'>>): void {
  correct(change);
}

/** Opens a request. On a phone it takes the queue's place, and Back leads back. */
export function openLead({ kind, id }: LeadKey): void {
  const show = $address.get().request === null ? enter : correct;
  show({ request: { kind, id } });
}

/** Closes the request that is open. */
export function closeLead(): void {
  correct({ request: null });
}
