import * as z from 'zod/mini';
import type { TableReader } from './client';
import { amountColumn } from './columns';
import { idsBeginning } from './ids-beginning';
import { logged, readRows } from './logged';

const amount = z.nullable(amountColumn);

/** What is read of a saved car. */
const SavedCarSchema = z.object({
  id: z.string(),
  /** The brand's English name. */
  brand: z.string(),
  model: z.string(),
  /** EGP */
  price_egp: amount,
  range_km: amount,
  motor_power_hp: amount,
  /** An array, a JSON string or an object of addresses; `parsePhotos` reads them all. */
  photos: z.unknown(),
});
export type SavedCar = z.infer<typeof SavedCarSchema>;

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

/** So many ids fit into one address; more are asked for in several. */
const idsAtOnce = 100;

/**
 * The published cars of these ids, in any order; one that is gone or withdrawn is left out.
 * @throws Error when they cannot be read; it is logged as well
 */
export async function readSavedCars(
  backend: TableReader,
  ids: readonly string[],
): Promise<SavedCar[]> {
  const rows = await inParts(ids, (part) =>
    backend
      .from('cars')
      .select('id, brand, model, price_egp, range_km, motor_power_hp, photos')
      .eq('published', true)
      .in('id', part),
  );
  return readRows(z.array(SavedCarSchema), rows);
}

/** As `readSavedCars`. */
export async function readSavedChargers(
  backend: TableReader,
  ids: readonly string[],
): Promise<SavedCharger[]> {
  const rows = await inParts(ids, (part) =>
    backend
      .from('chargers')
      .select('id, model, price_egp, power_kw, connector_type, photos')
      .eq('published', true)
      .in('id', part),
  );
  return readRows(z.array(SavedChargerSchema), rows);
}

/**
 * The ids of the published brands, by which their cars are addressed, with their English names.
 * @throws Error when they cannot be read; it is logged as well
 */
export async function readBrandNames(
  backend: TableReader,
): Promise<{ id: string; name_en: string }[]> {
  const { data, error } = await backend.from('brands').select('id, name_en').eq('published', true);
  if (error) throw logged(error);
  return readRows(z.array(z.object({ id: z.string(), name_en: z.string() })), data);
}

/**
 * The id of the only published car whose id begins so; null when there is none, or more than one. A whole id is given
 * back as it is.
 * @param beginning the first 8 letters, or the whole id
 * @throws Error when it cannot be looked up; it is logged as well
 */
export async function carIdOf(backend: TableReader, beginning: string): Promise<string | null> {
  if (!/^[0-9a-f]{8}$/.test(beginning)) return beginning;
  const [first, last] = idsBeginning(beginning);
  const { data, error } = await backend
    .from('cars')
    .select('id')
    .eq('published', true)
    .gte('id', first)
    .lte('id', last)
    .limit(2);
  if (error) throw logged(error);
  const [car, ...others] = data;
  return car === undefined || others.length > 0 ? null : car.id;
}

type Answer = PromiseLike<{ data: unknown[]; error: null } | { data: null; error: Error }>;

async function inParts(
  ids: readonly string[],
  ask: (part: readonly string[]) => Answer,
): Promise<unknown[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_, part) =>
    ids.slice(part * idsAtOnce, (part + 1) * idsAtOnce),
  );
  const answers = await Promise.all(parts.map(ask));
  return answers.flatMap(({ data, error }) => {
    if (error) throw logged(error);
    return data;
  });
}
