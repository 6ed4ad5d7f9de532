import { type RefObject, useEffect, useRef } from 'react';

/**
 * A native popover that closes when the focus goes on to the page behind it, where nobody would see it.
 * @returns the popover's ref, and what closes it
 */
export function useMenu(): { menu: RefObject<HTMLElement | null>; close: () => void } {
  const menu = useRef<HTMLElement>(null);
  const close = () => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  };
  useEffect(() => {
    const followFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !menu.current || menu.current.contains(target)) return;
      if (target.getAttribute('popovertarget') !== menu.current.id) close();
    };
    document.addEventListener('focusin', followFocus);
    return () => document.removeEventListener('focusin', followFocus);
  });
  return { menu, close };
}
