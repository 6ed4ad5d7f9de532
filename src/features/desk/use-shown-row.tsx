import { type RefObject, useEffect, useRef } from 'react';
import type { LeadKey } from '#data/desk.ts';

/** Keeps the row of the open request on the screen, and gives it the focus once that is closed. */
export function useShownRow(
  row: RefObject<HTMLElement | null>,
  isOpen: boolean,
  request: LeadKey | null,
): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    const isLeft = wasOpen.current && request === null;
    if (isLeft) row.current?.focus({ preventScroll: true });
    // Beside an open request a phone's list is longer, so its end may have moved.
    if (isOpen || isLeft) row.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    wasOpen.current = isOpen;
  }, [row, isOpen, request]);
}
