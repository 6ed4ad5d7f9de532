import { environment } from '@/config/environment';
import { fieldOf, jsonIn } from '@/lib/json';
import { recall, storageKeys } from '@/lib/web-storage';
import type { Backend } from './client';

/** Seconds before its end from which a token is not used any more: clocks differ, and an answer takes its time. */
const expiryMargin = 60;

/** As much of the backend as a person's own rows and standing take. */
export type OwnReader = Pick<Backend, 'from' | 'rpc'>;

/**
 * Reads tables, and calls functions, as the person who is signed in, without the backend's own client, which weighs
 * ten times as much and which nothing but renewing the session needs.
 * @returns null when this browser holds no session of theirs, or none that lasts
 * @throws when the library cannot be fetched
 */
export async function ownReader(userId: string): Promise<OwnReader | null> {
  const token = keptToken(userId);
  if (token === null) return null;
  const { PostgrestClient } = await import('@supabase/postgrest-js');
  return new PostgrestClient(`${environment.supabaseUrl}/rest/v1`, {
    headers: { apikey: environment.supabaseKey, authorization: `Bearer ${token}` },
  });
}

/** The token in the session as the backend's own client keeps it; what cannot be read is left to that client. */
function keptToken(userId: string): string | null {
  const session = jsonIn(recall('browser', storageKeys.session));
  const [token, expiresAt] = [fieldOf(session, 'access_token'), fieldOf(session, 'expires_at')];
  if (fieldOf(fieldOf(session, 'user'), 'id') !== userId || typeof token !== 'string') return null;
  const lasts = typeof expiresAt === 'number' && expiresAt - Date.now() / 1000 > expiryMargin;
  return lasts ? token : null;
}
