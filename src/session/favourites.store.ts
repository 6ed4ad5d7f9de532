import { atom, computed } from 'nanostores';
import { notify } from '#components/toast.store.ts';
import { whenIdle } from '#lib/page.ts';
import { persistentAtom } from '#lib/persistent.store.ts';
import { m } from '#paraglide/messages.js';
import {
  type FavouriteKey,
  type FavouritesCopy,
  isSameItem,
  readCopy,
  type Saved,
} from './favourites.ts';
import { consumeIntention } from './intention.ts';
import { requireSignIn } from './prompt.ts';
import { $user, ownStoragePrefix } from './session.store.ts';

type Pending = ReadonlyMap<FavouriteKey, boolean>;

/** The value while the page is built and hydrated, before storage is read; pass it to `useStore` as `ssr`. */
export const noFavourites: readonly FavouriteKey[] = [];
export const nothingPending: Pending = new Map();

const $copy = persistentAtom<FavouritesCopy | null>(`${ownStoragePrefix}favourites`, null, {
  encode: (copy) => (copy === null ? undefined : JSON.stringify(copy)),
  decode: readCopy,
});

/** The favourites of the signed-in person that the backend has confirmed; empty for visitors. */
export const $favourites = computed([$user, $copy], (user, copy) =>
  user !== null && copy?.userId === user.id ? copy.keys : noFavourites,
);

/** Those of them about whose price the person is mailed. */
export const $priceMails = computed([$user, $copy], (user, copy) =>
  user !== null && copy?.userId === user.id ? copy.mailed : noFavourites,
);

/** Pending changes: true for an item being saved, false for one being removed. The hearts already show them. */
export const $pending = atom<Pending>(nothingPending);

/** Whether an item is shown as saved. */
export function isSaved(
  key: FavouriteKey,
  favourites: readonly FavouriteKey[],
  pending: Pending,
): boolean {
  return pendingAs(key, pending) ?? favourites.some((known) => isSameItem(known, key));
}

/** Whether an item is being saved or removed. */
export function isBusy(key: FavouriteKey, pending: Pending): boolean {
  return pendingAs(key, pending) !== undefined;
}

function pendingAs(key: FavouriteKey, pending: Pending): boolean | undefined {
  for (const [known, wanted] of pending) if (isSameItem(known, key)) return wanted;
  return undefined;
}

/**
 * Saves an item or removes it, or asks the visitor to sign in first. It is shown at once, and taken back where it
 * fails. Presses meanwhile do nothing.
 * @param mayRemove false where the heart was pressed before it could show that the item is saved
 * @param name of the item, for the invitation to sign in
 */
export async function toggleFavourite(
  key: FavouriteKey,
  mayRemove = true,
  name?: string,
): Promise<void> {
  if (isBusy(key, $pending.get())) return;
  const wasSaved = isSaved(key, $favourites.get(), $pending.get());
  if (wasSaved && !mayRemove) return;
  await change(key, !wasSaved, name);
}

async function change(key: FavouriteKey, wanted: boolean, name?: string): Promise<void> {
  if (!requireSignIn('favourite', key, name)) return;
  $pending.set(new Map($pending.get()).set(key, wanted));
  try {
    const { saveFavourite } = await import('./save-favourite.ts');
    const outcome = await saveFavourite(key, wanted);
    if (outcome === 'signed out') requireSignIn('favourite', key, name);
    else if (outcome === 'full') notify('error', { text: m.favourites_full() });
    else {
      keepChange(outcome.userId, outcome.key, wanted);
      notify('success', { text: doneText(outcome.key, wanted) });
    }
  } catch (error) {
    console.error(error);
    notify('error', { text: m.favourites_failed() });
  }
  const pending = new Map($pending.get());
  pending.delete(key);
  $pending.set(pending);
}

function doneText(key: FavouriteKey, added: boolean): string {
  if (key.startsWith('car:')) return added ? m.favourites_car_added() : m.favourites_car_removed();
  return added ? m.favourites_charger_added() : m.favourites_charger_removed();
}

/** Stores what the backend has saved. @param key with the whole id */
function keepChange(userId: string, key: FavouriteKey, saved: boolean): void {
  if ($user.get()?.id !== userId) return;
  const without = (keys: readonly FavouriteKey[]) => keys.filter((known) => known !== key);
  const [others, mailed] = [without($favourites.get()), $priceMails.get()];
  $copy.set(
    saved
      ? { userId, keys: [key, ...others], mailed }
      : { userId, keys: others, mailed: without(mailed) },
  );
}

/** Stores that the backend mails about the price of an item, which it has saved as well, or no more. @param key whole */
export function keepPriceMail(userId: string, key: FavouriteKey, wanted: boolean): void {
  if ($user.get()?.id !== userId) return;
  const first = (keys: readonly FavouriteKey[]) => [key, ...keys.filter((known) => known !== key)];
  const [keys, mailed] = [$favourites.get(), $priceMails.get()];
  if (wanted) $copy.set({ userId, keys: first(keys), mailed: first(mailed) });
  else $copy.set({ userId, keys, mailed: mailed.filter((known) => known !== key) });
}

/**
 * Stores everything that a person has saved, unless something was changed while the backend was asked.
 * @param read asks the backend
 * @throws what `read` throws
 */
export async function renewFavourites(userId: string, read: () => Promise<Saved>): Promise<void> {
  const before = $copy.get();
  const saved = await read();
  if ($copy.get() === before && $user.get()?.id === userId) $copy.set({ userId, ...saved });
}

let isWatching = false;

/**
 * Called by every heart: once per page and person, fetches the favourites, and resumes a save that was interrupted by
 * sign-in. If the backend cannot be reached, the known favourites stay.
 */
export function watchFavourites(): void {
  if (isWatching) return;
  isWatching = true;
  let askedFor: string | undefined;
  $user.subscribe((user) => {
    if (user === null || user.id === askedFor) return;
    const { id } = user;
    askedFor = id;
    whenIdle(async () => {
      const interrupted = consumeIntention('favourite')?.subject;
      if (interrupted !== undefined) void change(interrupted, true);
      try {
        const { savedBy } = await import('./save-favourite.ts');
        await renewFavourites(id, () => savedBy(id));
      } catch (error) {
        console.info('Could not ask what this person has saved', error);
      }
    });
  });
}
