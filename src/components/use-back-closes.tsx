import { useEffect, useEffectEvent } from 'react';
import { closeOnBack } from './back.ts';

/** While it is open, Back closes it instead of leaving the page. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => (isOpen ? closeOnBack(() => closeNow()) : undefined), [isOpen]);
}
