import { atom, onMount } from 'nanostores';
import { $place, goTo } from './page-address.store.ts';
import { pushSearch, replaceSearch, type StateInAddress } from './state-in-address.ts';

/**
 * A store in step with the address of the page, also after Back, and the ways to change both: `correct` within the present
 * entry of the history, `enter` by a new one.
 * @param ownPaths the paths of its pages, where one document shows several: elsewhere the store keeps its state, and a change
 * leads to the first of them
 */
export function storeInAddress<State extends object>(
  { read, write }: StateInAddress<State>,
  ownPaths?: () => readonly [string, ...string[]],
) {
  const $state = atom(read(''));
  const isShown = () => ownPaths?.().includes(location.pathname) ?? true;
  onMount($state, () => {
    // A page that is built has no address yet: it shows the usual state.
    if (import.meta.env.SSR) return undefined;
    const follow = () => {
      if (isShown()) $state.set(read(location.search));
    };
    follow();
    return $place.listen(follow);
  });
  const changer = (show: typeof replaceSearch) => (change: Partial<State>) => {
    const state = { ...$state.get(), ...change };
    if (isShown()) show(write(state, location.search));
    $state.set(state);
    if (ownPaths && !isShown()) goTo(ownPaths()[0] + write(state));
  };
  return {
    $state,
    correct: changer(replaceSearch),
    enter: changer(pushSearch),
    /** The address of its page in the present state. */
    address: () => (ownPaths?.()[0] ?? location.pathname) + write($state.get()),
  };
}
