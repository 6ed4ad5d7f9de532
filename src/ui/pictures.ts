import { fallbackPicture } from './fallback-picture';

/** Replaces pictures of cars and chargers that cannot be loaded, in built and in rendered HTML alike. */
export function showFallbackPictures(): void {
  addEventListener('error', ({ target }) => fallBack(target), true);
  // Those that failed before this script ran.
  for (const image of document.images) {
    if (image.complete && image.currentSrc && !image.naturalWidth) fallBack(image);
  }
}

function fallBack(target: EventTarget | null): void {
  if (!(target instanceof HTMLImageElement) || 'failed' in target.dataset) return;
  target.dataset.failed = '';
  for (const source of target.parentElement?.querySelectorAll('source') ?? []) source.remove();
  target.src = fallbackPicture[target.closest('.picture-charger') ? 'charger' : 'car'];
}
