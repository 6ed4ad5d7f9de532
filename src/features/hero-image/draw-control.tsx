import { drawInto } from '@/ui/draw-into';
import { HeroControl } from './HeroControl';
import './hero-control.css';

let place: HTMLElement | undefined;

/** Lays the control over the hero's picture. @param userId of the person it is for */
export function drawControl(userId: string): void {
  const frame = document.querySelector<HTMLElement>('.hero-picture');
  if (frame === null) return;
  if (place === undefined) {
    place = document.createElement('div');
    frame.parentElement?.append(place);
  }
  drawInto(place, <HeroControl userId={userId} frame={frame} />);
}
