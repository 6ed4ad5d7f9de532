/**
 * Lets `[data-back]` go back in history for whoever came from a page of this site (Spec 2, 'Car detail'); anyone
 * else follows it as the link that it is. The list finds itself as it was left either way.
 */
export function followBackLink(): void {
  document.addEventListener('click', (event) => {
    const { target, metaKey, ctrlKey, shiftKey } = event;
    if (!(target instanceof Element) || !target.closest('[data-back]')) return;
    const cameFromHere = document.referrer.startsWith(`${location.origin}/`);
    if (metaKey || ctrlKey || shiftKey || !cameFromHere || history.length < 2) return;
    event.preventDefault();
    history.back();
  });
}
