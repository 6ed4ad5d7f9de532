import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { adoptStyles } from './adopt-styles';
import { IslandBoundary } from './IslandBoundary';
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
  const root = createRoot(place);
  root.render(<IslandBoundary>{element}</IslandBoundary>);
  return () => {
    root.unmount();
    place.remove();
  };
}
