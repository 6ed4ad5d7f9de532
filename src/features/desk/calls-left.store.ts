import * as z from 'zod/mini';
import { jsonIn } from '#lib/json.ts';
import { persistentAtom } from '#lib/persistent.store.ts';
import { storageKeys } from '#lib/web-storage.ts';

/** How many of the last ones are kept. */
const most = 100;

/** Ids of the calls about which this person does not want to be asked, in every tab of this browser. */
export const $callsLeft = persistentAtom<readonly string[]>(storageKeys.deskCallsLeft, [], {
  encode: JSON.stringify,
  decode: (text) => z.array(z.string()).safeParse(jsonIn(text)).data ?? [],
});

/** Asks no more about a call. @param id of its event */
export function leaveCall(id: string): void {
  $callsLeft.set([...$callsLeft.get(), id].slice(-most));
}
