import { fieldOf, jsonIn } from '#lib/json.ts';

/** A car or charger that a person has saved: 'car:' or 'charger:' and the id of its record. */
export type FavouriteKey = string;

/** What a person has saved. */
export type Saved = {
  keys: readonly FavouriteKey[];
  /** Those of them about whose price the person is mailed. */
  mailed: readonly FavouriteKey[];
};

/** A person's favourites as the browser stores them, so that hearts are right at once. */
export type FavouritesCopy = Saved & { userId: string };

/** The key of a favourite. */
export function keyOf({ itemType, itemId }: { itemType: string; itemId: string }): FavouriteKey {
  return `${itemType}:${itemId}`;
}

/** The keys of favourites, in their order. */
export function savedIn(
  favourites: readonly { itemType: string; itemId: string; priceMail: boolean }[],
): Saved {
  return {
    keys: favourites.map(keyOf),
    mailed: favourites.filter(({ priceMail }) => priceMail).map(keyOf),
  };
}

/** Whether two keys name the same record: one of them may hold only the beginning of its id. */
export function isSameItem(one: FavouriteKey, other: FavouriteKey): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

/** The copy in a stored text; null when there is none, or it cannot be read. */
export function readCopy(text: string): FavouritesCopy | null {
  const stored = jsonIn(text);
  const [userId, keys] = [fieldOf(stored, 'userId'), keysIn(fieldOf(stored, 'keys'))];
  if (typeof userId !== 'string' || keys === null) return null;
  return { userId, keys, mailed: keysIn(fieldOf(stored, 'mailed')) ?? [] };
}

const keysIn = (stored: unknown): FavouriteKey[] | null =>
  Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : null;
