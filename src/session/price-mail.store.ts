import { atom } from 'nanostores';
import { notify } from '#components/toast.store.ts';
import { whenIdle } from '#lib/page.ts';
import { m } from '#paraglide/messages.js';
import { getLocale } from '#paraglide/runtime.js';
import { $favourites, isSaved, keepPriceMail, nothingPending } from './favourites.store.ts';
import type { FavouriteKey } from './favourites.ts';
import { consumeIntention } from './intention.ts';
import { requireSignIn } from './prompt.ts';
import { $user } from './session.store.ts';

/** The item whose mails are being asked for or stopped; one at a time. */
export const $pendingPriceMail = atom<FavouriteKey | null>(null);

/**
 * Has a person mailed when the price of an item falls, and saves it as a favourite; asks a visitor to sign in first.
 * Presses meanwhile do nothing.
 */
export const askPriceMail = (key: FavouriteKey): Promise<void> => change(key, true);

/** Stops these mails. The item stays a favourite. */
export const endPriceMail = (key: FavouriteKey): Promise<void> => change(key, false);

async function change(key: FavouriteKey, wanted: boolean): Promise<void> {
  // Only what was asked for is resumed after signing in.
  const mayAct = () => requireSignIn('price_mail', wanted ? key : undefined);
  if ($pendingPriceMail.get() !== null || !mayAct()) return;
  $pendingPriceMail.set(key);
  try {
    const { savePriceMail } = await import('./save-favourite.ts');
    const isKnown = isSaved(key, $favourites.get(), nothingPending);
    const outcome = await savePriceMail(key, wanted ? getLocale() : null, isKnown);
    if (outcome === 'signed out') mayAct();
    else if (outcome === 'full') notify('error', { text: m.favourites_full() });
    else {
      keepPriceMail(outcome.userId, outcome.key, wanted);
      notify('success', {
        text: wanted ? m.activity_price_mail_on() : m.activity_price_mail_off(),
      });
    }
  } catch (error) {
    console.error(error);
    notify('error', { text: m.activity_price_mail_failed() });
  }
  $pendingPriceMail.set(null);
}

/** Resumes what was interrupted by sign-in. @returns ends the watch */
export function watchPriceMail(): () => void {
  return $user.subscribe((user) => {
    if (user === null) return;
    whenIdle(() => {
      const interrupted = consumeIntention('price_mail')?.subject;
      if (interrupted !== undefined) void askPriceMail(interrupted);
    });
  });
}
