import { languageOf } from '@/config/languages';
import { savesData } from '@/lib/saves-data';
import { whenIdle } from '@/lib/when-idle';
import { whenLoaded } from '@/lib/when-loaded';

/** How many pages one page fetches ahead at most: some 60 kB. */
const mostFetched = 6;

/** How long a person rests before what they look at is fetched, in milliseconds. */
const restMs = 500;

/** Pages of one car or charger, in the base language: what people open from lists. */
const worthFetching = /^\/(?:cars\/[^/]+|chargers)\/[^/]+$/;

/** Links that are marked, by path. */
const marked = new Set<string>();

/**
 * Marks the cars and chargers that a person rests at; `speculation-rules.json` has the browser fetch the pages of what
 * is marked, so that a tap opens them without a way to the server. Under a mouse it draws them as well: a finger is
 * too quick for that, and would wait longer. Not where people save data.
 */
export function fetchAhead(): void {
  if (savesData()) return;
  if (matchMedia('(hover: hover)').matches) document.documentElement.dataset.pointer = 'mouse';
  let resting: ReturnType<typeof setTimeout>;
  const rest = () => {
    clearTimeout(resting);
    if (marked.size < mostFetched) resting = setTimeout(() => whenIdle(look), restMs);
  };
  whenLoaded(rest);
  addEventListener('scroll', rest, { passive: true });
}

function look(): void {
  // To measure where links are would lay out all that is out of sight.
  const watcher = new IntersectionObserver(
    (entries) => {
      watcher.disconnect();
      for (const { isIntersecting, target } of entries) if (isIntersecting) mark(target);
    },
    { threshold: 1 },
  );
  for (const link of document.links) {
    // The page's own translation is rarely what comes next.
    if (link.hasAttribute('hreflang')) continue;
    const { path } = languageOf(link.pathname);
    if (worthFetching.test(path) && !marked.has(link.pathname)) watcher.observe(link);
  }
}

function mark(link: Element): void {
  if (!(link instanceof HTMLAnchorElement) || marked.has(link.pathname)) return;
  if (marked.size >= mostFetched) return;
  marked.add(link.pathname);
  link.dataset.seen = '';
}
