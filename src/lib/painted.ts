/** Resolves once what was just changed is painted: before work that would keep the browser from painting it. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
