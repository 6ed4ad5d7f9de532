import { carIdOf } from '@/data/favourite-items';
import { addFavourite, type FavouriteItem, removeFavourite } from '@/data/favourites';
import { m } from '@/paraglide/messages.js';
import { confirmedUser, sessionBackend } from '@/session/backend';
import { requireSignIn } from '@/session/prompt';
import { notify } from '@/ui/toast.store';
import { finishChange } from './favourites.store';
import { type FavouriteKey, keyOf } from './favourites-copy';

/** What is said once it is done (Spec 8, 'Favourites and uploads'). */
const done = {
  car: { true: m.favourites_car_added, false: m.favourites_car_removed },
  charger: { true: m.favourites_charger_added, false: m.favourites_charger_removed },
};

/**
 * Tells the backend to save it, or to take it out.
 * @returns what is to be said; null when it cannot be done, which they were told: without an account, or past its limit
 * @throws Error when it is not done
 */
export async function tell(key: FavouriteKey, wanted: boolean): Promise<string | null> {
  if (!requireSignIn('favourite', key)) return null;
  const user = await confirmedUser();
  if (user === null) {
    requireSignIn('favourite', key);
    return null;
  }
  const backend = await sessionBackend();
  const item = await itemOf(key);
  const isDone = await (wanted ? addFavourite : removeFavourite)(backend, user.id, item);
  if (isDone === 'full') {
    notify('error', { text: m.favourites_full() });
    return null;
  }
  if (!isDone) throw new Error(`${key} could not be ${wanted ? 'saved' : 'taken out'}`);
  finishChange(user.id, keyOf(item), wanted);
  return done[item.itemType][`${wanted}`]();
}

/** @throws Error when no record is meant */
async function itemOf(key: FavouriteKey): Promise<FavouriteItem> {
  const [itemType = '', recordKey = ''] = key.split(':');
  if (itemType !== 'car' && itemType !== 'charger') throw new Error(`${key} names nothing`);
  const itemId = itemType === 'car' ? await carIdOf(await sessionBackend(), recordKey) : recordKey;
  if (itemId === null) throw new Error(`${key} names no record, or several`);
  return { itemType, itemId };
}
