/** How long a slow phone takes to put a frame on the screen that its page is done with, ms. */
const onScreen = 30;

/**
 * Does something once what was just changed is painted: what nobody sees must not keep people waiting for what they do.
 * @param wait how long after the page is done with its frame, ms
 * @returns what calls it off
 */
export function afterPaint(act: () => void, wait = onScreen): () => void {
  let task: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    task = setTimeout(act, wait);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}

/** Resolves once what was just changed is painted: before work that would keep the browser from painting it. */
export function painted(): Promise<void> {
  return new Promise((resolve) => void afterPaint(resolve, 0));
}
