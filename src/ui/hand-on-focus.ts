import { isShown } from '@/lib/is-shown';

/**
 * Where what has the focus goes away, hands it on to the nearest part around it that stays: else the keyboard would
 * have to begin at the top of the page again. Whoever takes it elsewhere, a form's first fault or a confirmation, comes
 * after this and so has the last word.
 * @param root holds all that may go away
 */
export function handOnFocus(root: Element): void {
  /** What has the focus, and what it stands in. */
  let path: HTMLElement[] = [];
  root.addEventListener('focusin', ({ target }) => {
    path = [];
    for (let part = target; part instanceof HTMLElement; part = part.parentElement) path.push(part);
  });
  new MutationObserver(() => {
    const [focused] = path;
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    const place = path.find((part) => part.isConnected && isShown(part));
    path = [];
    if (!place || !root.contains(place)) return;
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }).observe(root, { childList: true, subtree: true });
}
