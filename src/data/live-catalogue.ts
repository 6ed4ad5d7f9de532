import { columns } from './catalogue';
import type { TableReader } from './client';
import { everyRow, pageSize } from './every-row';
import { idsBeginning } from './ids-beginning';
import { TableUnavailable } from './table-unavailable';

/**
 * The published row of a brand, unparsed; null when there is none.
 * @throws when the backend refuses or cannot be reached
 */
export async function publishedBrand(backend: TableReader, brandId: string): Promise<unknown> {
  const { data, error } = await backend
    .from('brands')
    .select(columns.brands)
    .eq('published', true)
    .eq('id', brandId)
    .maybeSingle();
  if (error) throw new TableUnavailable('the brand', error);
  return data;
}

/**
 * The published rows of a brand's cars, unparsed. The brand's name is compared loosely: whoever reads the rows
 * decides which are meant.
 * @param name the brand's English name
 * @throws when the backend refuses or cannot be reached
 */
export async function publishedCarsOf(backend: TableReader, name: string): Promise<unknown[]> {
  // Cars are known by their brand whatever the blanks around it and the spelling of accents, see `nameKey`.
  const pattern = `%${name.replace(/[\\%_]/g, '\\$&').replace(/[^\x21-\x7e]+/g, '%')}%`;
  return everyRow<{ id: string }>('cars', (last) => {
    const query = backend.from('cars').select(columns.cars).eq('published', true);
    return (last === undefined ? query : query.gt('id', last.id))
      .ilike('brand', pattern)
      .order('id')
      .limit(pageSize)
      .overrideTypes<{ id: string }[], { merge: false }>();
  });
}

/**
 * The published rows of the chargers whose ids begin with these 8 hexadecimal digits, unparsed: one as a rule.
 * @throws when the backend refuses or cannot be reached
 */
export async function publishedChargersLike(
  backend: TableReader,
  beginning: string,
): Promise<unknown[]> {
  const [first, last] = idsBeginning(beginning);
  const { data, error } = await backend
    .from('chargers')
    .select(columns.chargers)
    .eq('published', true)
    .gte('id', first)
    .lte('id', last);
  if (error) throw new TableUnavailable('the charger', error);
  return data;
}

/**
 * The brand of every published car, by its name as the cars' records write it.
 * @throws when the backend refuses or cannot be reached
 */
export async function brandOfEveryCar(backend: TableReader): Promise<string[]> {
  const rows = await everyRow<{ id: string; brand: string }>('cars', (last) => {
    const query = backend.from('cars').select('id,brand').eq('published', true);
    return (last === undefined ? query : query.gt('id', last.id)).order('id').limit(pageSize);
  });
  return rows.map(({ brand }) => brand);
}

/** In what a car can stand out, and which way round. */
const standings = [
  { column: 'price_egp', ascending: true },
  { column: 'range_km', ascending: false },
  { column: 'acceleration_s', ascending: true },
] as const;

/** Enough for the best of each kind, whoever of them another kind has taken or whose brand is not published. */
const leaders = 12;

/**
 * The published rows of the battery-electric cars that lead in price, WLTP range or acceleration, unparsed, each once.
 * @throws when the backend refuses or cannot be reached
 */
export async function leadingCars(backend: TableReader): Promise<unknown[]> {
  const answers = await Promise.all(
    standings.map(async ({ column, ascending }) => {
      const query = backend
        .from('cars')
        .select(columns.cars)
        .eq('published', true)
        .eq('powertrain', 'BEV')
        .not(column, 'is', null);
      const { data, error } = await (column === 'range_km'
        ? query.eq('range_cycle', 'WLTP')
        : query
      )
        .order(column, { ascending })
        .order('id')
        .limit(leaders)
        .overrideTypes<{ id: string }[], { merge: false }>();
      if (error) throw new TableUnavailable('the cars', error);
      return data;
    }),
  );
  return [...new Map(answers.flat().map((row) => [row.id, row])).values()];
}

/**
 * How many chargers are published.
 * @throws when the backend refuses or cannot be reached
 */
export async function countChargers(backend: TableReader): Promise<number> {
  const { count, error } = await backend
    .from('chargers')
    .select('id', { count: 'exact', head: true })
    .eq('published', true);
  if (error) throw new TableUnavailable('the chargers', error);
  return count ?? 0;
}
