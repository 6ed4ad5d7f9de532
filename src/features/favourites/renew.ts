import { type Favourite, readFavourites } from '@/data/favorites';
import { ownReader } from '@/data/own-reader';
import { confirmedUser, sessionBackend } from '@/session/backend';
import { takeIntention } from '@/session/intention';
import { $user } from '@/session/session.store';
import { renewFavourites } from './favourites.store';
import { change } from './hearts';
import { keyOf } from './kept';

/**
 * Asks once what the person who is signed in has saved (Spec 4, 'Favorite toggle'), and goes on with what they were
 * about to save when they had to sign in. Where the backend cannot tell, what was known stays.
 */
export async function renew(): Promise<void> {
  const user = $user.get();
  if (user === null) return;
  const interrupted = takeIntention('favourite')?.subject;
  if (interrupted !== undefined) void change(interrupted, true);
  try {
    await renewFavourites(user.id, async () => (await readOwn(user.id)).map(keyOf));
  } catch {
    // It is logged where it was asked.
  }
}

/** With the token at hand where it lasts; else with the backend's own client, which renews the session. */
async function readOwn(userId: string): Promise<Favourite[]> {
  const reader = await ownReader(userId);
  if (reader !== null) return readFavourites(reader, userId);
  const user = await confirmedUser();
  return user === null ? [] : readFavourites(await sessionBackend(), user.id);
}
