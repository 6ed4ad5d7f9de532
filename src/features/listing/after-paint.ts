/** How long a slow phone takes to put a frame on the screen that its page is done with, ms. */
const onScreen = 30;

/**
 * Does something once what was just changed is painted: what nobody sees must not keep people waiting for what they do.
 * @returns what calls it off
 */
export function afterPaint(act: () => void): () => void {
  let task: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    task = setTimeout(act, onScreen);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}
