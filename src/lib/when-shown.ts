/**
 * Does something once a person sees the page: at once, or when a page that the browser has drawn ahead of a click is
 * opened. Until then nobody has visited it, and what it asks or keeps would be about nobody.
 */
export function whenShown(act: () => void): void {
  if (Reflect.get(document, 'prerendering') === true) {
    document.addEventListener('prerenderingchange', act, { once: true });
  } else {
    act();
  }
}
