import { atom } from 'nanostores';

/** Marks the entry of the history that stands for what is open above the page. */
const mark = 'above';

/** What is open above the page, the topmost last. */
const layers: { close: () => void }[] = [];

/** Whether Back leads from something open to the page below it: an entry of the history stands for it. */
export const $held = atom(false);

/** The way back to the page's own entry was taken and has not arrived yet; then a link may be followed. */
let leaving: { href?: string } | null = null;

/**
 * Back closes what is open above the page, such as a dialog, instead of leaving the page. While anything is open, an
 * entry of the history stands for it; closing it in another way takes that entry away again.
 * @returns a function to call once it is closed
 */
export function closeOnBack(close: () => void): () => void {
  const layer = { close };
  layers.push(layer);
  hold();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    // What opens next in its place keeps the entry.
    setTimeout(release);
  };
}

function hold(): void {
  if (layers.length === 0 || leaving) return;
  addEventListener('popstate', onPopState);
  addEventListener('click', followLink);
  if (!isAtMark()) {
    // The page stays where it is, and the browser must not scroll it to where it was.
    history.scrollRestoration = 'manual';
    history.pushState({ ...history.state, [mark]: true }, '');
  }
  $held.set(true);
}

function release(): void {
  if (layers.length > 0 || leaving || !isAtMark()) return;
  leaving = {};
  history.back();
}

function onPopState(event: PopStateEvent): void {
  if (isAtMark()) return;
  // It is the same page; whoever keeps something in its address listens to `$held`.
  event.stopImmediatePropagation();
  const { href } = leaving ?? {};
  if (!leaving) layers.at(-1)?.close();
  leaving = null;
  history.scrollRestoration = 'auto';
  removeEventListener('popstate', onPopState);
  removeEventListener('click', followLink);
  $held.set(false);
  if (href !== undefined) location.assign(href);
  // What was below the closed one, or has opened meanwhile.
  else setTimeout(hold);
}

/** A link to another page is followed from the page's own entry, so that Back leads to the page and nothing above it. */
function followLink(event: MouseEvent): void {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!(link instanceof HTMLAnchorElement) || defaultPrevented || button !== 0) return;
  if (altKey || ctrlKey || metaKey || shiftKey || link.target !== '' || link.download !== '')
    return;
  if (link.origin !== location.origin || link.href.split('#')[0] === location.href.split('#')[0]) {
    return;
  }
  if (!leaving && !isAtMark()) return;
  event.preventDefault();
  if (leaving) {
    leaving.href = link.href;
    return;
  }
  leaving = { href: link.href };
  history.back();
}

function isAtMark(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && mark in state;
}
