import { useEffectEvent, useLayoutEffect } from 'react';
import { closeOnBack } from './back.store';

/** While it is open, Back closes it instead of leaving the page. */
export function useBackCloses(open: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useLayoutEffect(() => {
    return open ? closeOnBack(() => closeNow()) : undefined;
  }, [open]);
}
