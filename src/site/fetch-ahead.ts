import { languageOf } from '@/config/languages';
import { savesData } from '@/lib/saves-data';
import { whenIdle } from '@/lib/when-idle';
import { whenLoaded } from '@/lib/when-loaded';

/** How many pages one page fetches ahead at most: some 60 kB. */
const mostFetched = 6;

/** How many of them it has drawn, one at a time: some 10 kB of pictures each, and two would slow each other down. */
const mostDrawn = 3;

/** How long a person rests before what they look at is fetched, in milliseconds. */
const restMs = 500;

/** Pages of one car or charger, in the base language: what people open from lists. */
const worthFetching = /^\/(?:cars\/[^/]+|chargers)\/[^/]+$/;

/** What is fetched, and what of it was drawn, by path. */
const fetched = new Set<string>();
const drawn = new Set<string>();

/**
 * Marks the cars and chargers that a person rests at; `speculation-rules.json` has the browser fetch the pages of what
 * is marked, so that a tap opens them without a way to the server, and draw the one in the middle of the screen, so
 * that a tap shows it at once. Under a mouse what is pointed at is drawn instead, for which a finger is too quick. Not
 * where people save data.
 */
export function fetchAhead(): void {
  if (savesData()) return;
  const mouse = matchMedia('(hover: hover)').matches;
  if (mouse) document.documentElement.dataset.pointer = 'mouse';
  let resting: ReturnType<typeof setTimeout>;
  const rest = () => {
    clearTimeout(resting);
    if (fetched.size < mostFetched || !mouse) resting = setTimeout(() => whenIdle(look), restMs);
  };
  const look = () =>
    findSeen((links) => {
      for (const link of links) fetchPage(link);
      if (!mouse) drawPage(links[0]);
    });
  whenLoaded(rest);
  addEventListener('scroll', rest, { passive: true });
}

/** Finds the links on the screen to what is worth fetching, from its middle outwards. */
function findSeen(act: (links: HTMLAnchorElement[]) => void): void {
  // To measure where links are would lay out all that is out of sight.
  const watcher = new IntersectionObserver(
    (entries) => {
      watcher.disconnect();
      const away = ({ boundingClientRect: { top, bottom } }: IntersectionObserverEntry) =>
        Math.abs(top + bottom - innerHeight);
      act(
        entries
          .filter(({ isIntersecting }) => isIntersecting)
          .sort((one, other) => away(one) - away(other))
          .map(({ target }) => target)
          .filter((target) => target instanceof HTMLAnchorElement),
      );
    },
    { threshold: 1 },
  );
  for (const link of document.links) {
    // The page's own translation is rarely what comes next.
    if (link.hasAttribute('hreflang')) continue;
    if (worthFetching.test(languageOf(link.pathname).path)) watcher.observe(link);
  }
}

function fetchPage(link: HTMLAnchorElement): void {
  if (fetched.has(link.pathname) || fetched.size >= mostFetched) return;
  fetched.add(link.pathname);
  link.dataset.seen = '';
}

/** Has this page drawn in place of the one before, which the browser then drops. */
function drawPage(link: HTMLAnchorElement | undefined): void {
  const before = document.querySelector<HTMLAnchorElement>('a[data-next]');
  if (!link || link.pathname === before?.pathname) return;
  if (drawn.size >= mostDrawn && !drawn.has(link.pathname)) return;
  drawn.add(link.pathname);
  before?.removeAttribute('data-next');
  link.dataset.next = '';
}
