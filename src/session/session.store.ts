import { atom } from 'nanostores';
import { sessionKept, sessionStorageKey } from '@/data/browser-client';
import { followKept } from '@/lib/follow-kept';
import { forgetAll } from '@/lib/stored-keys';
import { forget, keep, recall } from '@/lib/web-storage';
import { userStorageKey } from './signed-in';
import { ownStoragePrefix, readUser, type User } from './user';

/** The person who is signed in, or null. What it says decides what is shown; the backend decides what is allowed. */
export const $user = atom<User | null>(null);

/**
 * Whether the person has just ended the session on this page, of their own will: what was asked for says where they go,
 * while a session that ends otherwise leads to the sign-in page and back.
 */
export const $leaving = atom(false);

/** How long after the copy has gone from another tab the session, which a logout ends next, counts, in milliseconds. */
const logoutMs = 2_000;

/**
 * Takes over the copy that the browser keeps, and follows what other tabs and the browser's history do to it. Where
 * there is a session and no copy, the backend's own client says whose it is, and the copy is written again.
 */
export function restoreUser(): void {
  take(kept());
  void restoreCopy();
  followKept(userStorageKey, () => {
    // A logout in another tab removes the copy first, and the session right after it.
    if (kept() === null && sessionKept()) setTimeout(restoreCopy, logoutMs);
    else take(kept());
  });
  followKept(sessionStorageKey, () => {
    if (!sessionKept() && kept() === null) take(null);
  });
}

async function restoreCopy(): Promise<void> {
  if (kept() !== null || !sessionKept()) return;
  try {
    const { confirmedUser } = await import('./backend');
    await confirmedUser();
  } catch (error) {
    console.info(error);
  }
}

/** Signs a person in or, with null, out, as far as this site shows it; the copy is written or removed (Spec 3). */
export function setUser(user: User | null): void {
  if (user === null) {
    forget('browser', userStorageKey);
    forgetAll('browser', ownStoragePrefix);
  } else {
    keep('browser', userStorageKey, JSON.stringify(user));
  }
  take(user);
}

/** Each tab forgets by itself what it keeps of a person who is gone. */
function take(user: User | null): void {
  if (user === null) forgetAll('tab', ownStoragePrefix);
  $user.set(user);
}

function kept(): User | null {
  return readUser(recall('browser', userStorageKey));
}
