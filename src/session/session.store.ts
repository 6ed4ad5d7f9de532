import { atom } from 'nanostores';
import { sessionKept } from '@/data/browser-client';
import { persistentAtom } from '@/lib/persistent.store';
import { forgetAll, storageKeys } from '@/lib/web-storage';
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

/** How long after the copy has gone from another tab the session, which a logout ends next, counts, in milliseconds. */
const logoutMs = 2_000;

/**
 * Called once per page. Where the browser keeps a session but no copy of its user, the backend's own client says whose
 * it is, and the copy is written again. When the person signs out, in whichever tab, this tab forgets what it keeps of
 * them.
 */
export function followSession(): void {
  void restoreCopy();
  $user.subscribe((user) => {
    if (user !== null) return;
    forgetAll('tab', ownStoragePrefix);
    // A logout in another tab removes the copy first, and the session right after it.
    setTimeout(restoreCopy, logoutMs);
  });
}

const isCopyMissing = () => $user.get() === null && sessionKept();

async function restoreCopy(): Promise<void> {
  if (!isCopyMissing()) return;
  try {
    const { confirmedUser } = await import('./backend');
    if (isCopyMissing()) await confirmedUser();
  } catch (error) {
    console.info(error);
  }
}

/** Signs a person in or, with null, out, as far as this site shows it. */
export function setUser(user: User | null): void {
  if (user === null) {
    forgetAll('browser', ownStoragePrefix);
    forgetAll('tab', ownStoragePrefix);
  }
  $user.set(user);
}
