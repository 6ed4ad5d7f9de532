import { atom, onMount } from 'nanostores';
import { pushSearch, replaceSearch, type StateInAddress } from './state-in-address.ts';

/**
 * A store in step with the address of the page, also after Back, and the ways to change both: `correct` within the present
 * entry of the history, `enter` by a new one.
 */
export function storeInAddress<State extends object>({ read, write }: StateInAddress<State>) {
  const $state = atom(read(''));
  onMount($state, () => {
    // A page that is built has no address yet: it shows the usual state.
    if (import.meta.env.SSR) return undefined;
    const follow = () => $state.set(read(location.search));
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  });
  const changer = (show: typeof replaceSearch) => (change: Partial<State>) => {
    const state = { ...$state.get(), ...change };
    show(write(state, location.search));
    $state.set(state);
  };
  return { $state, correct: changer(replaceSearch), enter: changer(pushSearch) };
}
