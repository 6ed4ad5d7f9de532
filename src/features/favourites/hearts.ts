import { once } from '@/lib/once';
import { whenIdle } from '@/lib/when-idle';
import { m } from '@/paraglide/messages.js';
import { $user } from '@/session/session.store';
import { notify } from '@/ui/toast.store';
import {
  $favourites,
  $underway,
  beginChange,
  endChange,
  isBusy,
  isSaved,
  restoreFavourites,
} from './favourites.store';
import type { FavouriteKey } from './favourites-copy';

/**
 * Keeps the hearts of the page in step with what the person who is signed in has saved, whichever page, tab or list
 * changes it; first as this browser last knew it, then as the backend says.
 */
export const followHearts = once(async () => {
  await restoreFavourites();
  const showAll = () => showIn(document);
  $favourites.listen(showAll);
  $underway.listen(showAll);
  showAll();
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element) showIn(node);
      if (target instanceof HTMLElement && target.dataset.favourite) show(target);
    }
  }).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-favourite'],
  });
  // What was known stays where that cannot be fetched.
  whenIdle(() => import('./renew').then(({ renew }) => renew(), console.info));
});

/**
 * Saves it or takes it out (Spec 4). The heart shows that at once, and goes back where it fails; whoever presses again
 * before the backend has answered changes nothing.
 * @param wanted true to save it
 */
export async function press(key: FavouriteKey, wanted: boolean): Promise<void> {
  // Where this script could not be fetched when the page opened, nothing follows the hearts yet.
  if ($user.get() !== null) await followHearts();
  if (!isBusy(key)) await change(key, wanted);
}

/** As `press`, where the hearts of the page are followed already. */
export async function change(key: FavouriteKey, wanted: boolean): Promise<void> {
  if ($user.get() !== null) beginChange(key, wanted);
  try {
    const { tell } = await import('./tell');
    const said = await tell(key, wanted);
    if (said !== null) notify('success', { text: said });
  } catch (error) {
    console.error(error);
    notify('error', { text: m.favourites_failed() });
  }
  endChange(key);
}

function showIn(part: ParentNode): void {
  for (const heart of part.querySelectorAll<HTMLElement>('[data-favourite]')) show(heart);
}

function show(heart: HTMLElement): void {
  const key = heart.dataset.favourite ?? '';
  heart.ariaPressed = String(isSaved(key));
  heart.ariaBusy = isBusy(key) ? 'true' : null;
}
