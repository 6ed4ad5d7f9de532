import { atom, onMount } from 'nanostores';
import type { LeadKey } from '#data/desk.ts';
import { type DeskAddress, readAddress, writeAddress } from './views.ts';

/** The state of the desk, in step with the address. */
export const $address = atom<DeskAddress>(readAddress(''));

onMount($address, () => {
  const read = () => $address.set(readAddress(location.search));
  read();
  addEventListener('popstate', read);
  return () => removeEventListener('popstate', read);
});

/** Changes what the queue shows; the request that is open stays. */
export function filterQueue(change: Partial<Omit<DeskAddress, 'request'>>): void {
  go({ ...$address.get(), ...change }, 'replaceState');
}

/** Opens a request. On a phone it takes the queue's place, and Back leads back. */
export function openLead(request: LeadKey): void {
  const { kind, id } = request;
  const entry = $address.get().request === null ? 'pushState' : 'replaceState';
  go({ ...$address.get(), request: { kind, id } }, entry);
}

/** Closes the request that is open. */
export function closeLead(): void {
  go({ ...$address.get(), request: null }, 'replaceState');
}

function go(address: DeskAddress, entry: 'pushState' | 'replaceState'): void {
  history[entry](
    entry === 'replaceState' ? history.state : null,
    '',
    location.pathname + writeAddress(address),
  );
  $address.set(address);
}
