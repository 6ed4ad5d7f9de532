import { atom } from 'nanostores';
import type { LeadKey } from '#data/desk.ts';
import { persistentAtom } from '#lib/persistent.store.ts';
import { storageKeys } from '#lib/web-storage.ts';

/** Whether the next request opens once one is done: closed, answered in writing, or with a next step. */
export const $goesOn = persistentAtom<boolean>(storageKeys.deskGoesOn, true, {
  encode: (goesOn) => (goesOn ? undefined : 'off'),
  decode: (text) => text !== 'off',
});

/** The request that this person has just dealt with; null where there is none, or they have turned to something else. */
export const $done = atom<LeadKey | null>(null);

/** Notes that this person has dealt with a request. */
export function noteDone({ kind, id }: LeadKey): void {
  $done.set({ kind, id });
}

export function forgetDone(): void {
  $done.set(null);
}
