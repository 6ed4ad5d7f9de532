import { useLocaleContext } from '@ark-ui/react/locale';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { DeskVisit } from '#data/desk-calendar.ts';
import { type ArrowKey, visitAt, visitKey } from './calendar-grid.ts';

const arrowKeys: readonly string[] = [
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
];
const isArrow = (key: string): key is ArrowKey => arrowKeys.includes(key);

/**
 * One visit at a time is in the order of Tab; the arrow keys lead on from it.
 * @param grid the visits of each column, in order of their hours
 */
export function useArrowKeys(grid: readonly (readonly DeskVisit[])[]) {
  const links = useRef(new Map<string, HTMLAnchorElement>());
  const [present, setPresent] = useState<string | null>(null);
  const { dir } = useLocaleContext();
  const all = grid.flat();
  // The visit may have been moved, or left out by a filter.
  const current = all.find((visit) => visitKey(visit) === present) ?? all[0];
  const currentKey = current && visitKey(current);
  return {
    onKeyDown(event: KeyboardEvent) {
      const isOnVisit = [...links.current.values()].some((link) => link === event.target);
      if (!isArrow(event.key) || !isOnVisit || currentKey === undefined) return;
      event.preventDefault();
      const next = visitAt(grid, currentKey, event.key, dir === 'rtl');
      if (next) links.current.get(visitKey(next))?.focus();
    },
    /** What the link of a visit needs. */
    itemOf(visit: DeskVisit) {
      const key = visitKey(visit);
      return {
        tabIndex: key === currentKey ? 0 : -1,
        onFocus: () => setPresent(key),
        linkRef: (link: HTMLAnchorElement | null) => {
          if (link) links.current.set(key, link);
          else links.current.delete(key);
        },
      };
    },
  };
}
