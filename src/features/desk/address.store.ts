import { paths } from '#config/paths.ts';
import type { LeadKey } from '#data/desk.ts';
import { storeInAddress } from '#lib/state-in-address.store.ts';
import { $around } from './around.store.ts';
import { forgetDone } from './go-on.store.ts';
import { type DeskAddress, deskAddress } from './views.ts';

const { $state, correct, enter, address } = storeInAddress(deskAddress, () => [paths.desk]);

/** The state of the desk's requests, in step with the address. */
export const $address = $state;

/** The address of the requests as they were left. */
export const requestsAddress = address;

/** Changes what the queue shows; the request that is open stays. */
export function filterQueue(change: Partial<Omit<DeskAddress, 'request'>>): void {
  // Where the open request stood in another list leads nowhere in this one.
  $around.set(null);
  forgetDone();
  correct(change);
}

/** Opens a request. On a phone it takes the queue's place, and Back leads back. */
export function openLead({ kind, id }: LeadKey): void {
  const show = $address.get().request === null ? enter : correct;
  show({ request: { kind, id } });
}

/** Opens the next request after one that is done: Back leads to that. */
export function goOnTo({ kind, id }: LeadKey): void {
  enter({ request: { kind, id } });
}

/** Closes the request that is open. */
export function closeLead(): void {
  correct({ request: null });
}
