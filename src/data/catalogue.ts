import * as z from 'zod/mini';
import { BrandRowSchema, CarRowSchema, ChargerRowSchema } from '#domain/catalogue-rows.ts';
import type { Backend, TableReader } from './client.ts';
import { everyRow, idsBeginning, pageSize, read, TableUnavailable } from './rows.ts';

// All rows are returned unparsed, and every function throws when the backend refuses or cannot be reached.

type Table = 'brands' | 'cars' | 'chargers';

const schemas = { brands: BrandRowSchema, cars: CarRowSchema, chargers: ChargerRowSchema };

/** The columns that the schema of a table's rows names. */
const columnsOf = (table: Table): string => Object.keys(schemas[table].shape).join();

const published = (backend: TableReader, table: Table) =>
  backend.from(table).select(columnsOf(table)).eq('published', true);

/** Every published row of a table, in the order of ids. @param brandId that of a brand whose cars are wanted alone */
export async function allPublished(
  backend: TableReader,
  table: Table,
  brandId?: string,
): Promise<unknown[]> {
  return everyRow<{ id: string }>(table, (last) => {
    let query = published(backend, table);
    if (last !== undefined) query = query.gt('id', last.id);
    if (brandId !== undefined) query = query.match({ brand_id: brandId });
    return query.order('id').limit(pageSize).overrideTypes<{ id: string }[], { merge: false }>();
  });
}

/** The published row of a brand; null when there is none. */
export async function publishedBrand(backend: TableReader, brandId: string): Promise<unknown> {
  return read('the brand', published(backend, 'brands').eq('id', brandId).maybeSingle());
}

/** The published rows of a brand's cars. */
export async function publishedCarsOf(backend: TableReader, brandId: string): Promise<unknown[]> {
  return allPublished(backend, 'cars', brandId);
}

/** The published rows of chargers whose ids begin with these 8 hexadecimal digits, usually one. */
export async function publishedChargersLike(
  backend: TableReader,
  beginning: string,
): Promise<unknown[]> {
  const [first, last] = idsBeginning(beginning);
  return read('the charger', published(backend, 'chargers').gte('id', first).lte('id', last));
}

/** The id of the brand of every published car; null where it names none. */
export async function brandOfEveryCar(backend: TableReader): Promise<(string | null)[]> {
  const rows = await everyRow<{ id: string; brand_id: string | null }>('cars', (last) => {
    const query = backend.from('cars').select('id,brand_id').eq('published', true);
    return (last === undefined ? query : query.gt('id', last.id)).order('id').limit(pageSize);
  });
  return rows.map(({ brand_id }) => brand_id);
}

/** How many chargers are published. */
export async function countChargers(backend: TableReader): Promise<number> {
  const { count, error } = await backend
    .from('chargers')
    .select('id', { count: 'exact', head: true })
    .eq('published', true);
  if (error) throw new TableUnavailable('the chargers', error);
  return count ?? 0;
}

/** Every dated figure, past and future ones too, in the order of keys and days. */
export async function allTariffs(backend: TableReader): Promise<unknown[]> {
  return everyRow<{ key: string; valid_from: string }>('tariffs', (last) => {
    let query = backend.from('tariffs').select('key,valid_from,value,unit,note,source,updated_at');
    if (last !== undefined) {
      // The primary key has two columns: later days of the same key, then the keys after it.
      const { key, valid_from } = last;
      query = query.or(`key.gt.${key},and(key.eq.${key},valid_from.gt.${valid_from.slice(0, 10)})`);
    }
    return query
      .order('key')
      .order('valid_from')
      .limit(pageSize)
      .overrideTypes<{ key: string; valid_from: string }[], { merge: false }>();
  });
}

const MomentSchema = z.object({ as_of: z.iso.datetime({ offset: true }) });

/** Later than any change, so that the answer holds none. */
const never = '9999-01-01T00:00:00Z';

/**
 * The moment in ISO 8601 from which a page that is built now has to ask for changes. Only what is read after this call
 * is sure to hold every earlier change.
 */
export async function catalogueMoment(backend: Backend): Promise<string> {
  const answer = await read(
    'the time of the backend',
    backend.rpc('catalogue_changes', { since: never }),
  );
  // Rounded down to the millisecond: a change that a page gets twice does no harm, a missed one would.
  return new Date(MomentSchema.parse(answer).as_of).toISOString();
}
