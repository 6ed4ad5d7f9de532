import { $left } from './listing.store';
import type { LeftListing } from './restore';

/**
 * Scrolls to where the list was left, once its cards stand there. Cards out of sight have guessed heights until they
 * were drawn once, so all of them are for a moment.
 */
export function returnTo({ scroll }: LeftListing): void {
  const list = document.querySelector('.models-result');
  list?.toggleAttribute('data-measured', true);
  scrollTo({ top: scroll, behavior: 'instant' });
  requestAnimationFrame(() =>
    requestAnimationFrame(() => list?.toggleAttribute('data-measured', false)),
  );
  $left.set(null);
}
