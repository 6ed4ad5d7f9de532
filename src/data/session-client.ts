import { createClient } from '@supabase/supabase-js';
import { environment } from '@/config/environment';
import { storageKeys } from '@/lib/web-storage';
import { type Backend, sessionlessBackend } from './client';
import type { Database } from './database.types';
import { fetchKeepingSession } from './renewal';

/** The backend's own client, which keeps the session of this browser in local storage and renews it. */
export function sessionClient(): Backend {
  return createClient<Database>(environment.supabaseUrl, environment.supabaseKey, {
    auth: {
      flowType: 'pkce',
      storageKey: storageKeys.session,
      // The pages that links in mails lead to read the address themselves and say what they found.
      detectSessionInUrl: false,
    },
    global: { fetch: fetchKeepingSession },
  });
}

/** A client that keeps what it opens to itself. */
export function passingClient(): Backend {
  return sessionlessBackend(environment.supabaseUrl, environment.supabaseKey);
}
