/** How this page was come to: by a link or an address, anew, or through the history. */
export function cameBy(type: NavigationTimingType): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === type;
}
