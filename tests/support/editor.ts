import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from '../../src/data/database.types.ts';
import type { Stack } from './stack.ts';

type Editor = PostgrestClient<Database>;

/** The catalogue as the team's own tools write it. Whoever changes a row puts it back. */
export function editorOf({ supabaseUrl, secretKey }: Stack): Editor {
  const headers = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
  return new PostgrestClient<Database>(`${supabaseUrl}/rest/v1`, { headers });
}

/**
 * What a write answered.
 * @throws Error when the backend refused it
 */
export async function done<Data>(
  write: PromiseLike<{ data: Data; error: { message: string } | null }>,
): Promise<Data> {
  const { data, error } = await write;
  if (error) throw new Error(`The catalogue could not be changed: ${error.message}`);
  return data;
}
