import '@/lib/locale';
import { type ReactNode, useEffect, useRef } from 'react';
import { IslandBoundary } from './IslandBoundary';
import { islandReadyEvent } from './interaction';

/**
 * The root of every island: catches what crashes inside, and tells `client:interaction` once React has hydrated it.
 */
export function Island({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.dispatchEvent(new CustomEvent(islandReadyEvent, { bubbles: true }));
  }, []);
  return (
    <div ref={root} className="contents">
      <IslandBoundary>{children}</IslandBoundary>
    </div>
  );
}
