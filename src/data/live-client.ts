import { environment } from '@/config/environment';
import { once } from '@/lib/once';
import type { TableReader } from './client';

/**
 * Reads the catalogue in the browser as an anonymous visitor would, whoever is signed in: what everybody may see
 * needs a tenth of the backend's library, and no session to wait for.
 * @throws when the library cannot be fetched (the next call tries again)
 */
export const liveReader = once(async (): Promise<TableReader> => {
  const { PostgrestClient } = await import('@supabase/postgrest-js');
  return new PostgrestClient(`${environment.supabaseUrl}/rest/v1`, {
    headers: { apikey: environment.supabaseKey },
  });
});
