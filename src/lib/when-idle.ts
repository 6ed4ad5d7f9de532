/**
 * Does something once the browser has nothing better to do; not every browser says when that is.
 * @param timeout after which it is done all the same, ms
 * @returns what calls it off
 */
export function whenIdle(act: () => void, timeout?: number): () => void {
  if ('requestIdleCallback' in window) {
    const turn = requestIdleCallback(() => act(), timeout === undefined ? {} : { timeout });
    return () => cancelIdleCallback(turn);
  }
  const task = setTimeout(act);
  return () => clearTimeout(task);
}

/** Resolves once the browser has nothing better to do. @param timeout see `whenIdle` */
export function idle(timeout?: number): Promise<void> {
  return new Promise((resolve) => void whenIdle(resolve, timeout));
}
