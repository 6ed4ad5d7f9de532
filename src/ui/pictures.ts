import { fallbackPicture } from './fallback-picture';
import { whenNear } from './near';

/**
 * Puts the pictures of the built page in place when they come near, and a stock picture in place of any that cannot
 * be shown, also those that React draws (Spec 4, 'Car card image').
 */
export function followPictures(): void {
  for (const { parentElement: box, textContent: picture } of document.querySelectorAll(
    '.picture > noscript',
  )) {
    if (box) whenNear(box, () => box.insertAdjacentHTML('beforeend', picture));
  }
  addEventListener('error', ({ target }) => fallBack(target), true);
  // Those that failed before this ran.
  for (const image of document.images) {
    if (image.complete && image.currentSrc && !image.naturalWidth) fallBack(image);
  }
}

function fallBack(target: EventTarget | null): void {
  if (!(target instanceof HTMLImageElement) || 'failed' in target.dataset) return;
  // What could not be shown, for whoever asks which picture this is.
  target.dataset.failed = target.getAttribute('src') ?? '';
  for (const source of target.parentElement?.querySelectorAll('source') ?? []) source.remove();
  const kind = target.closest('[data-kind]') ? 'charger' : 'car';
  target.src = fallbackPicture[kind];
}
