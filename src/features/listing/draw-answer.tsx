import { drawInto } from '@/ui/draw-into';
import { Answer } from './Answer';

/** Draws the answer to the form in the browser, in the place that the page keeps for it. */
export function drawAnswer(): void {
  const place = document.querySelector('.models-answer');
  if (place !== null) drawInto(place, <Answer />);
}
