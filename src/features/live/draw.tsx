import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { drawInto } from '@/ui/draw-into';

/** The looks of every part that may be drawn; the page's HTML has only those that it was built with. */
const styles = import.meta.glob<string>(
  ['/src/ui/*.css', '/src/features/{brand,car,catalogue,charger,compare,home}/*.css'],
  { query: '?inline', import: 'default', eager: true },
);

/** Draws into a place of the page; what stood there is gone once the new is there. */
export function draw(place: Element, element: ReactNode): void {
  for (const css of Object.values(styles)) adoptStyles(css);
  place.classList.add('mounted');
  flushSync(() => drawInto(place, element));
}
