import { fieldOf, jsonIn } from '#lib/json.ts';

/** A car or charger that a person has saved: 'car:' or 'charger:' and the id of its record. */
export type FavouriteKey = string;

/** A person's favourites as the browser stores them, so that hearts are right at once. */
export type FavouritesCopy = { userId: string; keys: readonly FavouriteKey[] };

/** The key of a favourite. */
export function keyOf({ itemType, itemId }: { itemType: string; itemId: string }): FavouriteKey {
  return `${itemType}:${itemId}`;
}

/** Whether two keys name the same record: one of them may hold only the beginning of its id. */
export function isSameItem(one: FavouriteKey, other: FavouriteKey): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

/** The copy in a stored text; null when there is none, or it cannot be read. */
export function readCopy(text: string): FavouritesCopy | null {
  const stored = jsonIn(text);
  const [userId, keys] = [fieldOf(stored, 'userId'), fieldOf(stored, 'keys')];
  if (typeof userId !== 'string' || !Array.isArray(keys)) return null;
  return { userId, keys: keys.filter((key) => typeof key === 'string') };
}
