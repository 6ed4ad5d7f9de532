import { environment } from '#config/environment.ts';
import { fieldOf, jsonIn } from '#lib/json.ts';
import { once } from '#lib/once.ts';
import { readText, removeTexts, storageKeys } from '#lib/web-storage.ts';
import type { Backend, TableReader } from './client.ts';

// Client libraries are fetched by the first caller. If that fails, the caller gets the error and the next one retries.

/** The backend with the session of this browser. */
export const browserBackend = once(async (): Promise<Backend> => {
  const { sessionClient } = await import('./session-client.ts');
  return sessionClient();
});

/** A backend client that does not share this browser's session; a sign-in through it stays inside it. */
export const separateBackend = once(async (): Promise<Backend> => {
  const { separateClient } = await import('./session-client.ts');
  return separateClient();
});

/** Reads the catalogue as anybody may. Its library is a tenth of the whole client. */
export const liveReader = once(async (): Promise<TableReader> => restClient());

/** The part of the backend that reads a person's own rows. */
export type OwnReader = Pick<Backend, 'from' | 'rpc'>;

/**
 * Reads as the person who is signed in, with the small library as well: only renewing a session needs the whole client.
 * @returns null when this browser holds no session of theirs, or one that is about to end
 */
export async function ownReader(userId: string): Promise<OwnReader | null> {
  const token = storedToken(userId);
  return token === null ? null : restClient(token);
}

async function restClient(token?: string) {
  const { PostgrestClient } = await import('@supabase/postgrest-js');
  return new PostgrestClient(`${environment.supabaseUrl}/rest/v1`, {
    headers: {
      apikey: environment.supabaseKey,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  });
}

/** Seconds that a token must still be valid for: clocks differ, and an answer takes time. */
const expiryMargin = 60;

/** The access token that the client library has stored. */
function storedToken(userId: string): string | null {
  const session = jsonIn(readText('browser', storageKeys.session));
  const [token, expiresAt] = [fieldOf(session, 'access_token'), fieldOf(session, 'expires_at')];
  if (fieldOf(fieldOf(session, 'user'), 'id') !== userId || typeof token !== 'string') return null;
  const lasts = typeof expiresAt === 'number' && expiresAt - Date.now() / 1000 > expiryMargin;
  return lasts ? token : null;
}

/** Whether this browser stores a session, valid or not. */
export function hasStoredSession(): boolean {
  return readText('browser', storageKeys.session) !== null;
}

/** Removes the session from this browser, for when the client library cannot end it. */
export function removeSession(): void {
  // The library's other keys begin with the same letters.
  removeTexts('browser', storageKeys.session);
}
