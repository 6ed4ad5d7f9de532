import { persistentAtom } from '#lib/persistent.store.ts';
import { storageKeys } from '#lib/web-storage.ts';

/** Whether single keys act at the desk: who speaks to the device, or types by accident, turns them off. */
export const $keysAct = persistentAtom<boolean>(storageKeys.deskKeys, true, {
  encode: (act) => (act ? undefined : 'off'),
  decode: (text) => text !== 'off',
});
