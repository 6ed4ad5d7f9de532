import { fallbackPicture } from '@/config/paths';

/** Pictures that could not be loaded: a stock picture that fails, too, is not tried again. */
const failed = new WeakSet<HTMLImageElement>();

/** Replaces pictures of cars and chargers that cannot be loaded, in built and in rendered HTML alike. */
export function showFallbackPictures(): void {
  addEventListener('error', ({ target }) => fallBack(target), true);
  // Those that failed before this script ran.
  for (const image of document.images) {
    if (image.complete && image.currentSrc && !image.naturalWidth) fallBack(image);
  }
}

function fallBack(target: EventTarget | null): void {
  if (!(target instanceof HTMLImageElement) || failed.has(target)) return;
  failed.add(target);
  const siblings = [...(target.parentElement?.children ?? [])];
  // The elements stay: an island that hydrates later must find what the build wrote.
  for (const sibling of siblings) {
    if (sibling instanceof HTMLSourceElement) sibling.removeAttribute('srcset');
  }
  target.src = fallbackPicture[target.closest('.picture-charger') ? 'charger' : 'car'];
}
