/**
 * Lets `[data-back]` go back in history for whoever came from a page of this site (Spec 2, 'Car detail'); anyone
 * else follows it as the link that it is. The list finds itself as it was left either way.
 */
export function followBackLink(): void {
  document.addEventListener('click', (event) => {
    const { target, metaKey, ctrlKey, shiftKey } = event;
    if (!(target instanceof Element) || !target.closest('[data-back]')) return;
    if (metaKey || ctrlKey || shiftKey || !cameFromHere()) return;
    event.preventDefault();
    history.back();
  });
}

function cameFromHere(): boolean {
  // A page opened in a new tab also names where it came from, but has nothing to go back to.
  const canGoBack = 'navigation' in window ? navigation.canGoBack : history.length > 1;
  return canGoBack && document.referrer.startsWith(`${location.origin}/`);
}
