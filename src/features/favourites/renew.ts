import { readFavourites } from '@/data/favourites';
import { askOwn } from '@/session/ask-own';
import { takeIntention } from '@/session/intention';
import { $user } from '@/session/session.store';
import { renewFavourites } from './favourites.store';
import { keyOf } from './favourites-copy';
import { change } from './hearts';

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
    await renewFavourites(user.id, async () => {
      const saved = await askOwn(user.id, (reader) => readFavourites(reader, user.id));
      return saved?.map(keyOf) ?? [];
    });
  } catch {
    // It is logged where it was asked.
  }
}
