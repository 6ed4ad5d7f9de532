import type { FavouriteItem } from '@/data/favourites';
import { fieldOf, jsonIn } from '@/lib/json';
import { ownStoragePrefix } from '@/session/user';

/** Where the browser keeps a copy of what the person who is signed in has saved, for hearts to be right at once. */
export const keptStorageKey = `${ownStoragePrefix}favourites`;

/** A car or charger that a person has saved: 'car:' or 'charger:' and the id of its record. */
export type FavouriteKey = string;

/** The key of a favourite. */
export function keyOf({ itemType, itemId }: FavouriteItem): FavouriteKey {
  return `${itemType}:${itemId}`;
}

/** The stored text of a copy. */
export function keptText(userId: string, keys: readonly FavouriteKey[]): string {
  return JSON.stringify({ userId, keys });
}

/** What a stored text says that this person has saved; nothing when it is of another, or cannot be read. */
export function readKept(text: string | null, userId: string): readonly FavouriteKey[] {
  const stored = jsonIn(text);
  const keys = fieldOf(stored, 'keys');
  if (fieldOf(stored, 'userId') !== userId || !Array.isArray(keys)) return [];
  return keys.filter((key) => typeof key === 'string');
}

/** Whether two keys name the same: one of them may hold but the beginning of the id. */
export function isSameItem(one: FavouriteKey, other: FavouriteKey): boolean {
  return one.startsWith(other) || other.startsWith(one);
}
