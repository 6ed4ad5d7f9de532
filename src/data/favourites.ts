import * as z from 'zod/mini';
import type { TableReader } from './client.ts';
import {
  amountColumn,
  idsBeginning,
  logged,
  momentColumn,
  pageSize,
  parseRows,
  readLogged,
  rowsOfIds,
} from './rows.ts';

/** A car or charger that can be saved, by the id of its record. */
export type FavouriteItem = { itemType: 'car' | 'charger'; itemId: string };

/** A saved item. */
export type Favourite = FavouriteItem & {
  /** Moment in ISO 8601. */
  savedAt: string;
  /** The price at that time, in EGP; null when there was none, or it is unknown. */
  savedPrice: number | null;
  /** Whether the person is mailed when the price falls. */
  priceMail: boolean;
  /** The price below which they are, in EGP; null for any, and for who is not mailed. */
  priceBelow: number | null;
};

const FavouriteSchema = z.pipe(
  z.object({
    item_id: z.string(),
    item_type: z.enum(['car', 'charger']),
    created_at: momentColumn,
    saved_price_egp: z.nullable(amountColumn),
    price_mail_in: z.nullable(z.string()),
    told_price_egp: z.nullable(amountColumn),
  }),
  z.transform(
    (row): Favourite => ({
      itemType: row.item_type,
      itemId: row.item_id,
      savedAt: row.created_at,
      savedPrice: row.saved_price_egp,
      priceMail: row.price_mail_in !== null,
      priceBelow: row.price_mail_in === null ? null : row.told_price_egp,
    }),
  ),
);

/** A person's favourites, the latest first, up to a thousand. @throws Error when they cannot be read */
export async function readFavourites(backend: TableReader, userId: string): Promise<Favourite[]> {
  const rows = await readLogged(
    backend
      .from('favorites')
      .select('item_id, item_type, created_at, saved_price_egp, price_mail_in, told_price_egp')
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .limit(pageSize),
  );
  return parseRows(FavouriteSchema, rows);
}

/**
 * Saves an item. One that is saved already, by another tab or an attempt without an answer, counts as saved.
 * @returns false when it is not saved, which is logged; 'full' when the account holds as many as it may
 */
export async function addFavourite(
  backend: TableReader,
  userId: string,
  item: FavouriteItem,
): Promise<boolean | 'full'> {
  const { error, status } = await backend
    .from('favorites')
    .insert({ user_id: userId, item_id: item.itemId, item_type: item.itemType });
  // An empty page of a gateway is no error to the library, but nothing is stored then.
  if (error === null && status === 201) return true;
  if ((await lookUp(backend, userId, item)) === 'saved') return true;
  if (error?.code === 'PT429') return 'full';
  logged(error ?? new Error(`The favourite was answered with ${status}`));
  return false;
}

/** Removes an item. @returns false when it is, or may be, still saved, which is logged */
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

/**
 * Asks for mails when the price of a saved item falls, or stops them.
 * @param language of the mails; null for none
 * @returns false when that is not stored, which is logged
 */
export async function setPriceMail(
  backend: TableReader,
  userId: string,
  { itemType, itemId }: FavouriteItem,
  language: 'en' | 'ar' | null,
): Promise<boolean> {
  const { data, error } = await backend
    .from('favorites')
    .update({ price_mail_in: language })
    .eq('user_id', userId)
    .eq('item_id', itemId)
    .eq('item_type', itemType)
    .select('id');
  if (error === null && data.length > 0) return true;
  logged(error ?? new Error('There is no such favourite'));
  return false;
}

/** PostgREST's code for a single row that does not exist. */
const noSuchRow = 'PGRST116';

/** Looks one item up, without retries: somebody waits for the answer. */
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

const amount = z.nullable(amountColumn);

const SavedCarSchema = z.object({
  id: z.string(),
  /** The brand's English name. */
  brand: z.string(),
  /** Null where the car names no brand. */
  brand_id: z.nullable(z.string()),
  model: z.string(),
  /** EGP */
  price_egp: amount,
  range_km: amount,
  motor_power_hp: amount,
  /** In one of several notations; `parsePhotos` reads them all. */
  photos: z.unknown(),
});
export type SavedCar = z.infer<typeof SavedCarSchema>;
const carColumns = 'id, brand, brand_id, model, price_egp, range_km, motor_power_hp, photos';

const SavedChargerSchema = z.object({
  id: z.string(),
  model: z.string(),
  /** EGP */
  price_egp: amount,
  power_kw: amount,
  connector_type: z.nullable(z.string()),
  photos: z.unknown(),
});
export type SavedCharger = z.infer<typeof SavedChargerSchema>;

/** The published cars among these ids, in any order. @throws Error when they cannot be read */
export async function readSavedCars(
  backend: TableReader,
  ids: readonly string[],
): Promise<SavedCar[]> {
  const rows = await rowsOfIds(ids, (part) =>
    backend.from('cars').select(carColumns).eq('published', true).in('id', part),
  );
  return parseRows(SavedCarSchema, rows);
}

/** The published cars of these models, of any brand. @throws Error when they cannot be read */
export async function readCarsOfModels(
  backend: TableReader,
  models: readonly string[],
): Promise<SavedCar[]> {
  const rows = await rowsOfIds(models, (part) =>
    backend.from('cars').select(carColumns).eq('published', true).in('model', part),
  );
  return parseRows(SavedCarSchema, rows);
}

/** The published chargers among these ids, in any order. @throws Error when they cannot be read */
export async function readSavedChargers(
  backend: TableReader,
  ids: readonly string[],
): Promise<SavedCharger[]> {
  const columns = 'id, model, price_egp, power_kw, connector_type, photos';
  const rows = await rowsOfIds(ids, (part) =>
    backend.from('chargers').select(columns).eq('published', true).in('id', part),
  );
  return parseRows(SavedChargerSchema, rows);
}

/** The ids of the published brands. @throws Error when they cannot be read */
export async function readBrandIds(backend: TableReader): Promise<string[]> {
  const rows = await readLogged(backend.from('brands').select('id').eq('published', true));
  return rows.map(({ id }) => id);
}

/**
 * The id of the one published car whose id begins so; null when there is none, or several.
 * @param beginning the first 8 letters, or a whole id, which is returned unchanged
 * @throws Error when it cannot be looked up
 */
export async function carIdOf(backend: TableReader, beginning: string): Promise<string | null> {
  if (!/^[0-9a-f]{8}$/.test(beginning)) return beginning;
  const [first, last] = idsBeginning(beginning);
  const [car, ...others] = await readLogged(
    backend
      .from('cars')
      .select('id')
      .eq('published', true)
      .gte('id', first)
      .lte('id', last)
      .limit(2),
  );
  return car === undefined || others.length > 0 ? null : car.id;
}
