import { adoptStyles } from '@/ui/adopt-styles';
import { drawInto } from '@/ui/draw-into';
import styles from '@/ui/mounted.css?inline';
import { InsuranceQuote } from './InsuranceQuote';

/** Draws the form, and the quotes after it, into their place on the insurance page. */
export function drawQuote(place: HTMLElement): void {
  adoptStyles(styles);
  drawInto(place, <InsuranceQuote />);
}
