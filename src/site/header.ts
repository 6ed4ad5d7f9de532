import { followAccount } from './account-menu';

/** Makes the header and the menu act that `Header.astro` draws. */
export function followHeader(): void {
  followAccount();
  // A page that comes back from the browser's history would still show the menu that led away from it.
  const menu = document.getElementById('site-menu');
  menu?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a, [data-ask]')) menu.hidePopover();
  });
  // Whoever goes on with the Tab key would not see where they are behind an open menu.
  document.addEventListener('focusin', ({ target }) => {
    const open = document.querySelector<HTMLElement>('[popover]:popover-open');
    if (!open || !(target instanceof Element) || open.contains(target)) return;
    if (target.getAttribute('popovertarget') !== open.id) open.hidePopover();
  });
}
