import { $left } from './listing.store';
import { goOnReading } from './reading';
import type { LeftListing } from './restore';

/**
 * Scrolls to where the list was left, once its cards stand there. Cards out of sight have guessed heights until they
 * were drawn once, so all of them are for a moment.
 */
export function returnTo({ scroll, read }: LeftListing): void {
  const list = document.querySelector('.models-result');
  list?.toggleAttribute('data-measured', true);
  scrollTo({ top: scroll, behavior: 'instant' });
  // Where heights were guessed when it was left, as after a jump, the card tells better than the pixels.
  if (read !== null) goOnReading(read, innerHeight / 4);
  requestAnimationFrame(() =>
    requestAnimationFrame(() => list?.toggleAttribute('data-measured', false)),
  );
  $left.set(null);
}
