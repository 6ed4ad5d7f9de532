import { createClient } from '@supabase/supabase-js';
import { environment } from '#config/environment.ts';
import { storageKeys } from '#lib/web-storage.ts';
import { type Backend, sessionlessBackend } from './client.ts';
import type { Database } from './database.types.ts';

/** The client that stores this browser's session in local storage and renews it. */
export function sessionClient(): Backend {
  return createClient<Database>(environment.supabaseUrl, environment.supabaseKey, {
    auth: {
      flowType: 'pkce',
      storageKey: storageKeys.session,
      // The pages that mail links lead to read the address themselves and report errors.
      detectSessionInUrl: false,
    },
    global: { fetch: fetchKeepingSession },
  });
}

/** A client that shares nothing with this browser's session. */
export function separateClient(): Backend {
  return sessionlessBackend(environment.supabaseUrl, environment.supabaseKey);
}

/**
 * Fetches for the client, which ends the session at any answer to its renewal that holds no new one. Only a new session
 * or the backend's own refusal counts as an answer here. Anything else, such as a rate limit or a gateway's page, is
 * reported as a network error, so that the client keeps the session and tries again.
 */
export async function fetchKeepingSession(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  const renews = String(request[0]).endsWith('/token?grant_type=refresh_token');
  if (!renews || (await isVerdict(response.clone()))) return response;
  throw new TypeError('The session could be neither renewed nor ended');
}

async function isVerdict(response: Response): Promise<boolean> {
  const answer: unknown = await response.json().catch(() => null);
  if (typeof answer !== 'object' || answer === null) return false;
  return response.ok ? 'access_token' in answer : response.status === 400;
}
