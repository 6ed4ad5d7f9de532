import {
  addFavourite,
  carIdOf,
  type FavouriteItem,
  readFavourites,
  removeFavourite,
  setPriceMail,
} from '#data/favourites.ts';
import { confirmedUser, readAsOwner, sessionBackend } from './backend.ts';
import { type FavouriteKey, keyOf, type Saved, savedIn } from './favourites.ts';

/** A person's favourites, the latest first. @throws when the backend refuses or cannot be reached */
export async function savedBy(userId: string): Promise<Saved> {
  const saved = await readAsOwner(userId, (reader) => readFavourites(reader, userId));
  return savedIn(saved ?? []);
}

type Outcome = { userId: string; key: FavouriteKey } | 'signed out' | 'full';

/**
 * Has the backend save an item, or remove it.
 * @returns whose it is, with the whole key; 'full' where the account holds as many as it may
 * @throws Error when it is not done
 */
export async function saveFavourite(key: FavouriteKey, wanted: boolean): Promise<Outcome> {
  const user = await confirmedUser();
  if (user === null) return 'signed out';
  const backend = await sessionBackend();
  const item = await itemOf(key);
  const isDone = await (wanted ? addFavourite : removeFavourite)(backend, user.id, item);
  if (isDone === 'full') return 'full';
  if (!isDone) throw new Error(`${key} could not be ${wanted ? 'saved' : 'removed'}`);
  return { userId: user.id, key: keyOf(item) };
}

/**
 * Has the backend mail a person when the price of an item changes, which it saves as well, or no more.
 * @param language of the mails; null for none
 * @param isSaved whether it is a favourite already
 * @returns as `saveFavourite`
 * @throws Error when it is not done
 */
export async function savePriceMail(
  key: FavouriteKey,
  language: 'en' | 'ar' | null,
  isSaved: boolean,
): Promise<Outcome> {
  const saved = language === null || isSaved ? await ownerOf(key) : await saveFavourite(key, true);
  if (typeof saved === 'string') return saved;
  const isDone = await setPriceMail(
    await sessionBackend(),
    saved.userId,
    await itemOf(saved.key),
    language,
  );
  if (!isDone) throw new Error(`Mails about ${key} could not be ${language ? 'asked' : 'stopped'}`);
  return saved;
}

async function ownerOf(key: FavouriteKey): Promise<Outcome> {
  const user = await confirmedUser();
  return user === null ? 'signed out' : { userId: user.id, key };
}

/** @throws Error when the key names no record */
async function itemOf(key: FavouriteKey): Promise<FavouriteItem> {
  const [itemType = '', recordKey = ''] = key.split(':');
  if (itemType !== 'car' && itemType !== 'charger') throw new Error(`${key} names nothing`);
  const itemId = itemType === 'car' ? await carIdOf(await sessionBackend(), recordKey) : recordKey;
  if (itemId === null) throw new Error(`${key} names no record, or several`);
  return { itemType, itemId };
}
