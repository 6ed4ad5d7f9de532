import { useStore } from '@nanostores/react';
import { useLayoutEffect } from 'react';
import { $scrollBack } from './listing.store';

/** Scrolls to where the list was left. @param isThere whether everything that was there is rendered */
export function useScrollBack(isThere: boolean): void {
  const top = useStore($scrollBack, { ssr: 'initial' });
  useLayoutEffect(() => {
    if (!isThere || top === null) return;
    scrollTo({ top, behavior: 'instant' });
    $scrollBack.set(null);
  }, [isThere, top]);
}
