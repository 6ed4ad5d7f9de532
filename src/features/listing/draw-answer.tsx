import { createRoot } from 'react-dom/client';
import { IslandBoundary } from '@/ui/IslandBoundary';
import { Answer } from './Answer';

let drawn = false;

/** Draws what is found into the place that the page has for it, from now on. */
export function drawAnswer(): void {
  const place = document.querySelector('.models-answer');
  if (drawn || place === null) return;
  drawn = true;
  createRoot(place).render(
    <IslandBoundary>
      <Answer />
    </IslandBoundary>,
  );
}
