import { atom } from 'nanostores';
import { $user } from '@/session/session.store';
import { type FavouriteKey, isSameItem, keptStorageKey, keptText, readKept } from './kept';

/** What the person who is signed in has saved, as far as the backend has told; nothing while nobody is. */
export const $favourites = atom<readonly FavouriteKey[]>([]);

/** What is being saved (true) or taken out (false) and shown so already, until the backend has answered. */
export const $underway = atom<ReadonlyMap<FavouriteKey, boolean>>(new Map());

/** Grows with every change, so that an answer asked for before one is not taken for news. */
let changes = 0;

/** Whether it is to be shown as saved. */
export function isSaved(key: FavouriteKey): boolean {
  const wanted = underwayAs(key);
  return wanted ?? $favourites.get().some((known) => isSameItem(known, key));
}

/** Whether the backend is being told of it. */
export function isBusy(key: FavouriteKey): boolean {
  return underwayAs(key) !== undefined;
}

function underwayAs(key: FavouriteKey): boolean | undefined {
  for (const [known, wanted] of $underway.get()) if (isSameItem(known, key)) return wanted;
  return undefined;
}

/** Shows it as saved or taken out before the backend knows. */
export function beginChange(key: FavouriteKey, wanted: boolean): void {
  $underway.set(new Map($underway.get()).set(key, wanted));
}

/** Shows again what the backend has told, `finishChange` included. */
export function endChange(key: FavouriteKey): void {
  const left = new Map($underway.get());
  left.delete(key);
  $underway.set(left);
}

/** Takes over that the backend has saved it for this person, or has taken it out. @param key with the whole id */
export function finishChange(userId: string, key: FavouriteKey, saved: boolean): void {
  if ($user.get()?.id !== userId) return;
  const others = $favourites.get().filter((known) => known !== key);
  keep(userId, saved ? [key, ...others] : others);
}

/**
 * Takes over everything that the backend tells of a person, unless something was changed while it was asked.
 * @param read asks for the keys
 * @throws what `read` throws
 */
export async function renewFavourites(
  userId: string,
  read: () => Promise<readonly FavouriteKey[]>,
): Promise<void> {
  const before = changes;
  const keys = await read();
  if (changes === before && $user.get()?.id === userId) keep(userId, keys);
}

function keep(userId: string, keys: readonly FavouriteKey[]): void {
  changes += 1;
  try {
    localStorage.setItem(keptStorageKey, keptText(userId, keys));
  } catch {
    // Storage is blocked or full: the page at hand still knows.
  }
  $favourites.set(keys);
}

/** Takes over the copy that the browser keeps, and follows what other tabs, signing out and the history do to it. */
export function restoreFavourites(): void {
  $user.subscribe(recall);
  addEventListener('storage', ({ key }) => {
    if (key === keptStorageKey || key === null) recall();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) recall();
  });
}

function recall(): void {
  changes += 1;
  const user = $user.get();
  $favourites.set(user === null ? [] : keptOf(user.id));
}

function keptOf(userId: string): readonly FavouriteKey[] {
  try {
    return readKept(localStorage.getItem(keptStorageKey), userId);
  } catch {
    return [];
  }
}
