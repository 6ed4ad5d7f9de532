import { $left } from './listing.store';
import type { LeftListing } from './restore';

/**
 * Scrolls to where the list was left, once its cards stand there. Cards out of sight have guessed heights until they
 * were drawn once, so all of them are for a moment.
 */
export function returnTo({ scroll }: LeftListing, list: HTMLElement | null): void {
  list?.classList.add('models-measured');
  scrollTo({ top: scroll, behavior: 'instant' });
  requestAnimationFrame(() =>
    requestAnimationFrame(() => list?.classList.remove('models-measured')),
  );
  $left.set(null);
}
