/**
 * Does something once what was just changed is painted: what nobody sees must not keep people waiting for what they do.
 * @returns what calls it off
 */
export function afterPaint(act: () => void): () => void {
  let task: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    task = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}
