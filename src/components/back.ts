import { fieldOf } from '#lib/json.ts';

type Layer = { close: () => void; address: string };

/** What is open above the page, the topmost last. */
const layers: Layer[] = [];

/**
 * Where an entry of the history stands: the page itself has depth 0, and 1 or more means that it was made for what
 * opened above the page. Entries of one stack show the same page. No stack: nothing has opened there yet.
 */
type Place = { stack: number | null; depth: number };

const nowhere: Place = { stack: null, depth: 0 };

/** That of the entry that is shown. */
let place = nowhere;

/**
 * Listens to the history. An entry may be left from an earlier visit to the page, so every page calls it as it starts.
 */
export function watchBack(): void {
  place = readPlace();
  addEventListener('popstate', onPopState, { capture: true });
  addEventListener('pageshow', keepPlace);
}

/** How many entries of the history, up to the one that is shown, were made for what opened above the page. */
export function entriesAbovePage(): number {
  return place.depth;
}

/**
 * Makes Back close something that has opened above the page, such as a dialog, instead of leaving the page: an entry of
 * the history stands for it. Closed in another way, the entry stays, and Back skips it. To go back then would call off a
 * navigation that closed it.
 * @returns a function to call once it is closed
 */
export function closeOnBack(close: () => void): () => void {
  watchBack();
  const layer = { close, address: location.href };
  layers.push(layer);
  // An entry that was left by something else serves again.
  if (place.depth < layers.length) addEntry();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
  };
}

function addEntry(): void {
  const stack = place.stack ?? Date.now();
  const { depth } = place;
  const state: unknown = history.state;
  history.replaceState({ ...(typeof state === 'object' && state), stack, depth }, '');
  // The page stays where it is when Back closes what is above it.
  history.scrollRestoration = 'manual';
  history.pushState({ stack, depth: depth + 1 }, '');
  history.scrollRestoration = 'auto';
  keepPlace();
}

function onPopState(event: PopStateEvent): void {
  const from = place;
  keepPlace();
  const isSamePage =
    place.stack !== null && place.stack === from.stack && place.depth !== from.depth;
  const top = layers.at(-1);
  const closes = top !== undefined && (!isSamePage || layers.length > place.depth);
  if (!closes && !isSamePage) return;
  // Nobody need answer: what the page shows is still right.
  event.stopImmediatePropagation();
  if (closes) {
    // The filters of the page may have changed since the entry below was left.
    if (isSamePage) history.replaceState(history.state, '', top.address);
    top.close();
  } else if (place.depth < from.depth) {
    history.back();
  }
  setTimeout(() => {
    history.scrollRestoration = 'auto';
  });
}

function keepPlace(): void {
  place = readPlace();
}

function readPlace(): Place {
  const [stack, depth] = ['stack', 'depth'].map((name) => fieldOf(history.state, name));
  return typeof stack === 'number' && typeof depth === 'number' ? { stack, depth } : nowhere;
}
