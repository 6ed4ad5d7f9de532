import {
  addFavourite,
  carIdOf,
  type FavouriteItem,
  readFavourites,
  removeFavourite,
} from '#data/favourites.ts';
import { confirmedUser, readAsOwner, sessionBackend } from './backend.ts';
import { type FavouriteKey, keyOf } from './favourites.ts';

/** A person's favourites, the latest first. @throws when the backend refuses or cannot be reached */
export async function savedKeys(userId: string): Promise<FavouriteKey[]> {
  const saved = await readAsOwner(userId, (reader) => readFavourites(reader, userId));
  return saved?.map(keyOf) ?? [];
}

/**
 * Has the backend save an item, or remove it.
 * @returns whose it is, with the whole key; 'full' where the account holds as many as it may
 * @throws Error when it is not done
 */
export async function saveFavourite(
  key: FavouriteKey,
  wanted: boolean,
): Promise<{ userId: string; key: FavouriteKey } | 'signed out' | 'full'> {
  const user = await confirmedUser();
  if (user === null) return 'signed out';
  const backend = await sessionBackend();
  const item = await itemOf(key);
  const isDone = await (wanted ? addFavourite : removeFavourite)(backend, user.id, item);
  if (isDone === 'full') return 'full';
  if (!isDone) throw new Error(`${key} could not be ${wanted ? 'saved' : 'removed'}`);
  return { userId: user.id, key: keyOf(item) };
}

/** @throws Error when the key names no record */
async function itemOf(key: FavouriteKey): Promise<FavouriteItem> {
  const [itemType = '', recordKey = ''] = key.split(':');
  if (itemType !== 'car' && itemType !== 'charger') throw new Error(`${key} names nothing`);
  const itemId = itemType === 'car' ? await carIdOf(await sessionBackend(), recordKey) : recordKey;
  if (itemId === null) throw new Error(`${key} names no record, or several`);
  return { itemType, itemId };
}
