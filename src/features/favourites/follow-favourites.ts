import { m } from '@/paraglide/messages.js';
import { $user } from '@/session/session.store';
import { whileBusy } from '@/ui/while-busy';

/**
 * Makes the hearts of the page act, those that are added later included (Spec 4, 'Favorite toggle'). What that takes
 * is fetched when one is pressed, or at once for those who are signed in.
 */
export function followFavourites(): void {
  const hearts = () => import('./hearts');
  $user.subscribe((user) => {
    // What fails here is fetched again, and told of, at the press of a heart.
    if (user !== null) hearts().then(({ followHearts }) => followHearts(), console.info);
  });
  document.addEventListener('click', async ({ target }) => {
    const heart = target instanceof Element && target.closest<HTMLElement>('[data-favourite]');
    if (!heart) return;
    // As it was shown: what is saved may be known by the time that the press is answered.
    const wanted = heart.ariaPressed !== 'true';
    await whileBusy(
      heart,
      async () => (await hearts()).press(heart.dataset.favourite ?? '', wanted),
      () => ({ text: m.favourites_failed() }),
    );
  });
}
