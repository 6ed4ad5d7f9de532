/**
 * Does something once the browser has nothing better to do; not every browser says when that is.
 * @returns what calls it off
 */
export function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const turn = requestIdleCallback(() => act());
    return () => cancelIdleCallback(turn);
  }
  const task = setTimeout(act);
  return () => clearTimeout(task);
}

/** Comes true once the browser has nothing better to do. */
export function idle(): Promise<void> {
  return new Promise((resolve) => void whenIdle(resolve));
}
