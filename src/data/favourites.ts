import * as z from 'zod/mini';
import type { TableReader } from './client';
import { momentColumn } from './columns';
import { pageSize } from './every-row';
import { logged, readRows } from './logged';

/** A car or charger by the id of its record, as a person saves it. */
export type FavouriteItem = { itemType: 'car' | 'charger'; itemId: string };

/** What a person has saved, and when. */
export type Favourite = FavouriteItem & {
  /** Moment in ISO 8601. */
  savedAt: string;
};

const FavouriteSchema = z.object({
  item_id: z.string(),
  item_type: z.enum(['car', 'charger']),
  created_at: momentColumn,
});

/**
 * What a person has saved, the latest first; the latest thousand, where there are more.
 * @throws Error when it cannot be read; it is logged as well
 */
export async function readFavourites(backend: TableReader, userId: string): Promise<Favourite[]> {
  const { data, error } = await backend
    .from('favorites')
    .select('item_id, item_type, created_at')
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .limit(pageSize);
  if (error) throw logged(error);
  return readRows(z.array(FavouriteSchema), data).map(({ item_id, item_type, created_at }) => {
    return { itemType: item_type, itemId: item_id, savedAt: created_at };
  });
}

/**
 * Whether the person has saved it; false as well when that cannot be told, which is logged.
 * @param userId of the person who is signed in
 */
export async function isFavourite(
  backend: TableReader,
  userId: string,
  item: FavouriteItem,
): Promise<boolean> {
  return (await lookUp(backend, userId, item)) === 'saved';
}

/**
 * Saves it. Saved already, as by another tab or by an attempt whose answer was lost, it counts as saved.
 * @returns false when it is not saved, which is logged; 'full' where the account holds as many as it may
 */
export async function addFavourite(
  backend: TableReader,
  userId: string,
  item: FavouriteItem,
): Promise<boolean | 'full'> {
  const { error, status } = await backend
    .from('favorites')
    .insert({ user_id: userId, item_id: item.itemId, item_type: item.itemType });
  // An empty page in place of an answer is no error to the library, but nothing is stored then.
  if (error === null && status === 201) return true;
  if (await isFavourite(backend, userId, item)) return true;
  if (error?.code === 'PT429') return 'full';
  logged(error ?? new Error(`The favourite was answered with ${status}`));
  return false;
}

/**
 * Takes it out. What is not there any more counts as taken out.
 * @returns false when it is still saved, or may be, which is logged
 */
export async function removeFavourite(
  backend: TableReader,
  userId: string,
  item: FavouriteItem,
): Promise<boolean> {
  const { error } = await backend
    .from('favorites')
    .delete()
    .eq('user_id', userId)
    .eq('item_id', item.itemId)
    .eq('item_type', item.itemType);
  if (error === null || (await lookUp(backend, userId, item)) === 'missing') return true;
  logged(error);
  return false;
}

/** The backend's word for a single row that is not there. */
const noSuchRow = 'PGRST116';

/** Asks for the one row, once: somebody waits for the answer. */
async function lookUp(
  backend: TableReader,
  userId: string,
  { itemType, itemId }: FavouriteItem,
): Promise<'saved' | 'missing' | 'unknown'> {
  const { data, error } = await backend
    .from('favorites')
    .select('id')
    .eq('user_id', userId)
    .eq('item_id', itemId)
    .eq('item_type', itemType)
    .retry(false)
    .single();
  if (data !== null) return 'saved';
  if (error?.code === noSuchRow) return 'missing';
  logged(error ?? new Error('No row came back'));
  return 'unknown';
}
