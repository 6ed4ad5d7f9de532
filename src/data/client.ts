import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types.ts';

/** The backend, typed by its own schema. Every function of this folder takes one first. */
export type Backend = SupabaseClient<Database>;

/** The part of the backend that reads tables. */
export type TableReader = Pick<Backend, 'from'>;

/**
 * A client that keeps no session, for the build, scripts and functions.
 * @param url address of the Supabase project
 * @param key its publishable key, or its secret key, which passes row-level security
 */
export function sessionlessBackend(url: string, key: string): Backend {
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}
