import { urlFrom } from './url';

/** How this page was come to: by a link or an address, anew, or through the history. */
export function cameBy(type: NavigationTimingType): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === type;
}

/** The page of this site that led here; null for who comes from elsewhere. */
export function pageBefore(): URL | null {
  const before = urlFrom(document.referrer);
  return before?.origin === location.origin ? before : null;
}
