import { readBrandNames, readSavedCars, readSavedChargers } from '@/data/favourite-items';
import { type Favourite, readFavourites } from '@/data/favourites';
import { readSubmissions, type Submission } from '@/data/submissions';
import { keyOf } from '@/features/favourites/favourites';
import { renewFavourites } from '@/features/favourites/favourites.store';
import { confirmedUser, sessionBackend } from '@/session/backend';
import { type SavedItem, savedItems } from './saved-items';

/** What a person has saved and sent; null for what could not be loaded. */
export type Activity = {
  favourites: SavedItem[] | null;
  submissions: Submission[] | null;
};

/**
 * Loads what the person who is signed in has saved and sent. One that fails does
 * not stand in the way of the other; it is logged where it failed.
 * @returns null when nobody is signed in any more
 * @throws when that could not be told
 */
export async function loadActivity(): Promise<Activity | null> {
  const user = await confirmedUser();
  if (user === null) return null;
  const [favourites, submissions] = await Promise.all([
    loadSaved(user.id).catch(() => null),
    loadSent(user.id).catch(() => null),
  ]);
  return { favourites, submissions };
}

async function loadSent(userId: string): Promise<Submission[]> {
  return readSubmissions(await sessionBackend(), userId);
}

async function loadSaved(userId: string): Promise<SavedItem[]> {
  const backend = await sessionBackend();
  const favourites = await readFavourites(backend, userId);
  const idsOf = (type: Favourite['itemType']) =>
    favourites.flatMap(({ itemType, itemId }) => (itemType === type ? [itemId] : []));
  const [cars, chargers, brands] = await Promise.all([
    readSavedCars(backend, idsOf('car')),
    readSavedChargers(backend, idsOf('charger')),
    readBrandNames(backend),
  ]);
  await renewFavourites(userId, async () => favourites.map(keyOf));
  return savedItems(favourites, { cars, chargers, brands });
}
