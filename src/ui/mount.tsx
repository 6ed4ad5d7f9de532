import type { ReactNode } from 'react';
import { adoptStyles } from './adopt-styles';
import { drawInto } from './draw-into';
import styles from './mounted.css?inline';

/**
 * Adds an element to the end of the page, from a plain script.
 * @returns takes it away again
 */
export function mount(element: ReactNode): () => void {
  adoptStyles(styles);
  const place = document.createElement('div');
  place.className = 'mounted';
  document.body.append(place);
  const root = drawInto(place, element);
  return () => {
    root.unmount();
    place.remove();
  };
}
