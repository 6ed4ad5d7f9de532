import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types';

/** The backend, typed by its own schema. Every function of this folder takes one first. */
export type Backend = SupabaseClient<Database>;

/** As much of the backend as it takes to read tables. */
export type CatalogueReader = Pick<Backend, 'from'>;

/**
 * A client that acts as an anonymous visitor and keeps no session: for the build and for scripts.
 * @param url address of the Supabase project
 * @param key its publishable key
 */
export function anonymousBackend(url: string, key: string): Backend {
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}
