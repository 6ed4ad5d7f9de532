import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types';

/** The backend, typed by its own schema. Every function of this folder takes one first. */
export type Backend = SupabaseClient<Database>;

/** As much of the backend as it takes to read tables. */
export type TableReader = Pick<Backend, 'from'>;

/**
 * A client that keeps no session: for the build, for scripts and for functions.
 * @param url address of the Supabase project
 * @param key its publishable key, to act as any visitor does, or its secret one, to pass row-level security
 */
export function sessionlessBackend(url: string, key: string): Backend {
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}
