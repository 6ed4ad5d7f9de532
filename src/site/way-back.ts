import { pageBefore } from '@/lib/opened-by';

/**
 * Lets a link `[data-back]` go back in history for whoever came from the page that it leads to (Spec 2, 'Car detail',
 * 'Brand page'): it is as it was left then. Anyone else follows the link.
 */
export function followBackLink(): void {
  document.addEventListener('click', (event) => {
    const { target, metaKey, ctrlKey, shiftKey } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-back]');
    if (!link || metaKey || ctrlKey || shiftKey || !cameFrom(link)) return;
    event.preventDefault();
    history.back();
  });
}

function cameFrom({ pathname }: HTMLAnchorElement): boolean {
  // A page opened in a new tab also names where it came from, but has nothing to go back to.
  const canGoBack = 'navigation' in window ? navigation.canGoBack : history.length > 1;
  return canGoBack && pageBefore()?.pathname === pathname;
}
