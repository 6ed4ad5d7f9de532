import { m } from '@/paraglide/messages.js';
import './gallery-buttons.css';

/**
 * Adds buttons for the picture before and the one after to a gallery. For a mouse only, so fetched when one comes: a
 * thumb swipes, a keyboard has its arrows.
 * @param move moves on by so many pictures
 */
export function addGalleryButtons(gallery: HTMLElement, move: (step: number) => void): void {
  for (const step of [-1, 1]) {
    const button = document.createElement('button');
    button.type = 'button';
    button.ariaLabel = step < 0 ? m.ui_gallery_previous() : m.ui_gallery_next();
    button.className = step < 0 ? 'gallery-step gallery-previous' : 'gallery-step';
    button.addEventListener('click', () => move(step));
    gallery.append(button);
  }
}
