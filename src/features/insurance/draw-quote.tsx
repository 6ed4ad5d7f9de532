import { drawInto } from '@/ui/draw-into';
import '@/ui/mounted.css';
import { InsuranceQuote } from './InsuranceQuote';

/** Draws the form, and the quotes after it, into their place on the insurance page. */
export function drawQuote(place: HTMLElement): void {
  drawInto(place, <InsuranceQuote />);
}
