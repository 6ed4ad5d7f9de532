import { atom, onMount } from 'nanostores';
import { pageAddress } from './page.ts';

/**
 * Where the page is: its path, from the root. It is set anew on Back and by `goTo`, also where only what follows the question
 * mark has changed; not by stores that keep their own state there.
 */
export const $place = atom({ path: '' });

const follow = () => $place.set({ path: location.pathname });

onMount($place, () => {
  if (import.meta.env.SSR) return undefined;
  follow();
  addEventListener('popstate', follow);
  return () => removeEventListener('popstate', follow);
});

/**
 * Goes to another address of the same document, as a new entry of the history: Back leads to the one before.
 * @param address from the root
 */
export function goTo(address: string): void {
  if (address !== pageAddress()) history.pushState(null, '', address);
  follow();
}
