import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from '#data/database.types.ts';
import type { Stack } from './stack.ts';

type Editor = PostgrestClient<Database>;

/** A client that may change the catalogue. A test that changes a row puts it back. */
export function editorOf({ supabaseUrl, secretKey }: Stack): Editor {
  const headers = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
  return new PostgrestClient<Database>(`${supabaseUrl}/rest/v1`, { headers });
}

/**
 * The data of an answer.
 * @throws Error when the backend refused
 */
export async function done<Data>(
  write: PromiseLike<{ data: Data; error: { message: string } | null }>,
): Promise<Data> {
  const { data, error } = await write;
  if (error) throw new Error(`The catalogue could not be changed: ${error.message}`);
  return data;
}

/** The request by which pages ask what has changed since their build. */
export const question = '**/rest/v1/rpc/catalogue_changes';

export const nothingChanged = {
  as_of: '2026-01-01T00:00:00Z',
  complete: true,
  brands: [],
  cars: [],
  chargers: [],
  withdrawn: { brands: [], cars: [], chargers: [] },
};

/** A car for a test to change: its record, the addresses of its pages, and a function that puts it back. */
export async function borrowCar(stack: Stack, brand: string, pages: readonly string[]) {
  const editor = editorOf(stack);
  const rows = await done(
    editor.from('cars').select('*').eq('brand', brand).eq('published', true).order('id').limit(1),
  );
  const [row] = rows ?? [];
  if (!row) throw new Error(`There is no car of ${brand}`);
  const address = pages.find((path) => path.endsWith(row.id.slice(0, 8)));
  if (address === undefined) throw new Error(`There is no page of ${brand} ${row.model}`);
  const write = (change: { price_egp?: number; published?: boolean }) =>
    done(editor.from('cars').update(change).eq('id', row.id));
  const { price_egp, published } = row;
  const putBack = () => write({ published, ...(price_egp !== null && { price_egp }) });
  return { row, address, brandAddress: address.replace(/\/[^/]+$/, ''), write, putBack };
}
