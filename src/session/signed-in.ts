import { sessionKept } from '@/data/browser-client';
import { recall } from '@/lib/web-storage';

/** Where the browser keeps a copy of the user, for the header to be right before anything is loaded. */
export const userStorageKey = 'user';

/** On the root element while somebody is signed in: which state of the header shows. */
export const signedInClass = 'signed-in';

/** Whether this browser keeps a session, or the copy of its user. */
export function keepsSomebody(): boolean {
  return recall('browser', userStorageKey) !== null || sessionKept();
}
