import { $user } from '@/session/session.store';

/**
 * Makes the hearts of the page act, those that are added later included (Spec 4, 'Favorite toggle'). What that takes
 * is fetched when one is pressed, or at once for those who are signed in.
 */
export function followFavourites(): void {
  const hearts = () => import('./hearts');
  $user.subscribe(async (user) => {
    if (user !== null) (await hearts()).followHearts();
  });
  document.addEventListener('click', async ({ target }) => {
    const heart = target instanceof Element && target.closest<HTMLElement>('[data-favourite]');
    if (heart) (await hearts()).press(heart.dataset.favourite ?? '');
  });
}
