import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { IslandBoundary } from './IslandBoundary';

const roots = new WeakMap<Element, Root>();

/**
 * Draws into a place of the page, or draws anew what was drawn there before; what stood there from the build goes.
 * The place says so, for whoever changes pages by hand: what React has drawn is changed by React alone.
 * @returns the root, for whoever takes it away again or cannot wait for it
 */
export function drawInto(place: Element, element: ReactNode): Root {
  const root = roots.get(place) ?? createRoot(place);
  roots.set(place, root);
  place.toggleAttribute('data-drawn', true);
  root.render(<IslandBoundary>{element}</IslandBoundary>);
  return root;
}
