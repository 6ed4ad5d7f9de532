import { atom } from 'nanostores';
import { storageKeys } from '@/config/storage-keys';
import { sessionKept } from '@/data/browser-client';
import { persistentAtom } from '@/lib/persistent.store';
import { forgetAll } from '@/lib/stored-keys';
import { ownStoragePrefix, readUser, type User } from './user';

/**
 * The person who is signed in, or null: the copy that the browser keeps, in step with other tabs. What it says decides
 * what is shown; the backend decides what is allowed.
 */
export const $user = persistentAtom<User | null>(storageKeys.user, null, {
  encode: (user) => (user === null ? undefined : JSON.stringify(user)),
  decode: readUser,
});

/**
 * Whether the person has just ended the session on this page, of their own will: what was asked for says where they go,
 * while a session that ends otherwise leads to the sign-in page and back.
 */
export const $leaving = atom(false);

/**
 * Called once per page. Where the browser keeps a session but no copy of its user, the backend's own client says whose
 * it is. When the person signs out, in whichever tab, this tab forgets what it keeps of them.
 */
export function followSession(): void {
  if ($user.get() === null && sessionKept()) {
    import('./backend').then(({ confirmedUser }) => confirmedUser()).catch(console.info);
  }
  $user.subscribe((user) => {
    if (user === null) forgetAll('tab', ownStoragePrefix);
  });
}

/** Signs a person in or, with null, out, as far as this site shows it. */
export function setUser(user: User | null): void {
  if (user === null) {
    forgetAll('browser', ownStoragePrefix);
    forgetAll('tab', ownStoragePrefix);
  }
  $user.set(user);
}
