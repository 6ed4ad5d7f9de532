/** Does something once the page is there with all that it asks for at first; at once, where it is already. */
export function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act, { once: true });
}
