import { AuthClient } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import { environment } from '#config/environment.ts';
import { storageKeys } from '#lib/web-storage.ts';
import type { Backend } from './client.ts';

const { supabaseUrl, supabaseKey } = environment;

/** The client that stores this browser's session in local storage and renews it. */
export function sessionClient(): Backend {
  return clientOf({
    flowType: 'pkce',
    storageKey: storageKeys.session,
    // The pages that mail links lead to read the address themselves and report errors.
    detectSessionInUrl: false,
    fetch: fetchKeepingSession,
  });
}

/** A client that shares nothing with this browser's session. */
export function separateClient(): Backend {
  return clientOf({ persistSession: false, autoRefreshToken: false, detectSessionInUrl: false });
}

/**
 * The two libraries that a page needs, as Supabase's own client puts them together: that brings live channels and files as
 * well, at twice the size.
 */
function clientOf(options: ConstructorParameters<typeof AuthClient>[0]): Backend {
  const auth = new AuthClient({
    url: `${supabaseUrl}/auth/v1`,
    headers: { apikey: supabaseKey, Authorization: `Bearer ${supabaseKey}` },
    ...options,
  });
  const tables = new PostgrestClient(`${supabaseUrl}/rest/v1`, { fetch: fetchAs(auth) });
  return Object.assign(tables, { auth });
}

/** Fetches as the person of the session, which is renewed first if it has expired; without one, as anybody. */
export function fetchAs(auth: Backend['auth']): typeof fetch {
  return async (input, init) => {
    const { data } = await auth.getSession();
    const headers = new Headers(init?.headers);
    headers.set('apikey', supabaseKey);
    headers.set('Authorization', `Bearer ${data.session?.access_token ?? supabaseKey}`);
    return fetch(input, { ...init, headers });
  };
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
