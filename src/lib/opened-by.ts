import { urlFrom } from './url';

/** Whether this page was opened by a link or an address, reloaded, or come back to through the history. */
export function openedBy(type: NavigationTimingType): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === type;
}

/** The page of this site that led here; null for who comes from elsewhere. */
export function pageBefore(): URL | null {
  const before = urlFrom(document.referrer);
  return before?.origin === location.origin ? before : null;
}
