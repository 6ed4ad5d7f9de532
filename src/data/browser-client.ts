import { once } from '@/lib/once';
import { forgetAll, recall, storageKeys } from '@/lib/web-storage';
import type { Backend } from './client';

/**
 * The backend as the visitor in front of the page sees it, their session included. Its library is fetched when the
 * first caller asks, never before; every later caller gets the same client.
 * @throws when the library cannot be fetched (the next call tries again) or no backend is set
 */
export const browserBackend = once(async (): Promise<Backend> => {
  const { sessionClient } = await import('./session-client');
  return sessionClient();
});

/**
 * The backend without the session of this browser, which stays as it is whatever this client opens.
 * @throws when the library cannot be fetched; the next call tries again
 */
export const passingBackend = once(async (): Promise<Backend> => {
  const { passingClient } = await import('./session-client');
  return passingClient();
});

/** Whether this browser keeps a session; of whom, and whether it still holds, the client alone can tell. */
export function sessionKept(): boolean {
  return recall('browser', storageKeys.session) !== null;
}

/** Removes the session from this browser, for when the client itself could not be fetched to end it, or keeps it. */
export function forgetSession(): void {
  // What the client keeps beside it begins with the same letters.
  forgetAll('browser', storageKeys.session);
}
