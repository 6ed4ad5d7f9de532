import { savesData } from '@/lib/saves-data';
import { whenIdle } from '@/lib/when-idle';

/** How many pages one page fetches ahead at most: some 60 kB. */
const mostFetched = 6;

/** How long a person rests before what they look at is fetched, in milliseconds. */
const restMs = 500;

/** Pages of one car or charger: what people open from lists. */
const worthFetching = /^\/(?:cars\/[^/]+|chargers)\/[^/]+$/;

/**
 * Fetches the pages of the cars and chargers that a person rests at, so that a tap opens them without a way to the
 * server; not where they save data. Browsers that know the rules of `speculation-rules.json` do more than that, each
 * by its own idea of what will be tapped; this serves all the others, and all links alike.
 */
export function fetchAhead(): void {
  if (savesData()) return;
  let resting: ReturnType<typeof setTimeout>;
  const rest = () => {
    clearTimeout(resting);
    if (fetched.size < mostFetched) resting = setTimeout(() => whenIdle(fetchWhatIsSeen), restMs);
  };
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
  addEventListener('scroll', rest, { passive: true });
}

const fetched = new Set<string>();

function fetchWhatIsSeen(): void {
  for (const link of document.links) {
    const { pathname } = link;
    if (fetched.size >= mostFetched) return;
    if (fetched.has(pathname) || !worthFetching.test(pathname) || !isSeen(link)) continue;
    fetched.add(pathname);
    const ahead = document.createElement('link');
    ahead.rel = 'prefetch';
    ahead.href = pathname;
    document.head.append(ahead);
  }
}

function isSeen(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && top >= 0 && bottom <= innerHeight;
}
