import { atom } from 'nanostores';
import { followKept } from '@/lib/follow-kept';
import { once } from '@/lib/once';
import { keep, recall } from '@/lib/web-storage';
import { $user } from '@/session/session.store';
import {
  type FavouriteKey,
  isSameItem,
  keptStorageKey,
  keptText,
  readKept,
} from './favourites-copy';

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
  take(userId, saved ? [key, ...others] : others);
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
  if (changes === before && $user.get()?.id === userId) take(userId, keys);
}

function take(userId: string, keys: readonly FavouriteKey[]): void {
  changes += 1;
  keep('browser', keptStorageKey, keptText(userId, keys));
  $favourites.set(keys);
}

/** Takes over the copy that the browser keeps, and follows what other tabs, signing out and the history do to it. */
export const restoreFavourites = once(async () => {
  let owner: string | undefined;
  $user.subscribe((user) => {
    // The same person again, as when their session was renewed, is no news.
    if (user?.id === owner) return;
    owner = user?.id;
    takeKept();
  });
  followKept(keptStorageKey, takeKept);
});

function takeKept(): void {
  changes += 1;
  const user = $user.get();
  const text = recall('browser', keptStorageKey);
  $favourites.set(user === null ? [] : readKept(text, user.id));
}
