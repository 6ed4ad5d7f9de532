import { atom } from 'nanostores';
import type { BackendAccount } from '#data/account.ts';
import { hasStoredSession } from '#data/browser-client.ts';
import { fieldOf, jsonIn } from '#lib/json.ts';
import { persistentAtom } from '#lib/persistent.store.ts';
import { keysOf, readText, removeText, removeTexts, storageKeys } from '#lib/web-storage.ts';

/** The person who is signed in. */
export type User = { id: string; name: string; email: string; phone: string | null };

/** Keys with this prefix hold data of the person who is signed in; they are removed at sign-out. */
export const ownStoragePrefix = 'tayar-own-';

/**
 * Keys with this prefix hold what a person has typed and not sent. It outlives a session that ends by itself, for the
 * same person; it is removed at sign-out, and once somebody else is signed in.
 */
export const draftPrefix = 'tayar-draft:';

/** On the root element while somebody is signed in; it decides which state of the header shows. */
export const signedInClass = 'signed-in';

/** Name: the given one, else the part of the e-mail before the @, else 'User'. */
export function userOf({ id, email, metadata }: Omit<BackendAccount, 'confirmed'>): User {
  const given = (field: 'name' | 'phone') => {
    const value = fieldOf(metadata, field);
    return typeof value === 'string' ? value.trim() : '';
  };
  const name = given('name') || email.split('@')[0] || 'User';
  return { id, name, email, phone: given('phone') || null };
}

/**
 * The user in a stored text; null when there is none, or it cannot be read. Anybody can write there, so it only decides
 * what the header shows.
 */
export function readUser(text: string | null): User | null {
  const stored = jsonIn(text);
  const [id, name, email] = [
    fieldOf(stored, 'id'),
    fieldOf(stored, 'name'),
    fieldOf(stored, 'email'),
  ];
  const phone = fieldOf(stored, 'phone');
  if (typeof id !== 'string' || typeof name !== 'string' || typeof email !== 'string') return null;
  return { id, name, email, phone: typeof phone === 'string' ? phone : null };
}

/**
 * The person who is signed in, or null: a copy in local storage, shared with other tabs. It decides what is shown; the
 * backend decides what is allowed.
 */
export const $user = persistentAtom<User | null>(storageKeys.user, null, {
  encode: (user) => (user === null ? undefined : JSON.stringify(user)),
  decode: readUser,
});

/** Whether the person is signing out on this page. Any other end of a session leads to the sign-in page and back. */
export const $leaving = atom(false);

/** Replaces this page by the sign-in page, unless the person is signing out, which leads elsewhere. */
export function replaceBySignIn(address: string): void {
  if (!$leaving.get()) location.replace(address);
}

/** Another tab that signs out removes the copy first and the session within this time, in milliseconds. */
const logoutMs = 2_000;

/**
 * Called once per page. If the browser stores a session but no copy of its user, the copy is restored from the session.
 * When the person signs out, in any tab, this tab forgets their data, and drafts when somebody else signs in.
 */
export function watchSession(): void {
  void restoreCopy();
  $user.subscribe((user) => {
    if (user !== null) return removeDraftsOfOthers(user.id);
    removeTexts('tab', ownStoragePrefix);
    if (readText('browser', storageKeys.signedOut) !== null) removeTexts('tab', draftPrefix);
    setTimeout(restoreCopy, logoutMs);
  });
}

function removeDraftsOfOthers(id: string): void {
  for (const area of ['browser', 'tab'] as const) {
    for (const key of keysOf(area, draftPrefix)) {
      const owner = fieldOf(jsonIn(readText(area, key)), 'userId');
      // That without an owner was typed before somebody signed in, and is theirs.
      if (owner !== id && owner !== '') removeText(area, key);
    }
  }
}

const isCopyMissing = () => $user.get() === null && hasStoredSession();

async function restoreCopy(): Promise<void> {
  if (!isCopyMissing()) return;
  try {
    const { confirmedUser } = await import('./backend.ts');
    if (isCopyMissing()) await confirmedUser();
  } catch (error) {
    console.info(error);
  }
}

/** Sets the copy of the signed-in person or, with null, removes it; the session itself is the backend client's. */
export function setUser(user: User | null): void {
  if (user === null) {
    removeTexts('browser', ownStoragePrefix);
    removeTexts('tab', ownStoragePrefix);
  } else {
    removeText('browser', storageKeys.signedOut);
  }
  $user.set(user);
}
