import { fieldOf } from './json.ts';

/** An address as a URL, read against another; null for none. Older phones have no `URL.canParse`. */
export function urlFrom(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** Whether this page was opened by a link or an address, reloaded, or restored from the history. */
export function openedBy(type: NavigationTimingType): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === type;
}

/** The address of this page, from the root, with its query and fragment. */
export function pageAddress(): string {
  return location.pathname + location.search + location.hash;
}

/** The page of this site that led here; null for visitors from elsewhere. */
export function pageBefore(): URL | null {
  const before = urlFrom(document.referrer);
  return before?.origin === location.origin ? before : null;
}

/** Whether the site answers. The browser may be wrong about the connection, both ways. */
export async function isSiteReachable(): Promise<boolean> {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(
    () => null,
  );
  return answer !== null;
}

/** Whether the person has asked their browser or phone to use little data: nothing is fetched before it is wanted. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    fieldOf(connection, 'saveData') === true || matchMedia('(prefers-reduced-data: reduce)').matches
  );
}

/** Calls back once the page has loaded. */
export function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act, { once: true });
}

/** Calls back once a person sees the page: later when the browser prerendered it, as nobody has visited it yet. */
export function whenShown(act: () => void): void {
  if (Reflect.get(document, 'prerendering') === true) {
    document.addEventListener('prerenderingchange', act, { once: true });
  } else {
    act();
  }
}

/**
 * Calls back once the browser is idle, or after two seconds: some browsers find no idle moment while they have much to
 * do, and Safari knows none.
 * @returns a function that cancels it
 */
export function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const turn = requestIdleCallback(() => act(), { timeout: 2000 });
    return () => cancelIdleCallback(turn);
  }
  const task = setTimeout(act);
  return () => clearTimeout(task);
}

/** Resolves once the browser is idle, see `whenIdle`. */
export function idle(): Promise<void> {
  return new Promise((resolve) => void whenIdle(resolve));
}

/** Resolves once what was just changed is painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
