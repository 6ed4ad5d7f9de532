import { keepInStep } from '@/features/compare/keep-in-step';
import { once } from '@/lib/once';
import { idle, whenIdle } from '@/lib/when-idle';
import { whenLoaded } from '@/lib/when-loaded';
import { whenNear } from '@/ui/near';
import { placePictures } from '@/ui/pictures';
import { $cut, $left } from './listing.store';
import { fetchNamed } from './named-file';

/** Cards that are put in place at a time, so that whatever a person does in between is answered at once. */
const atATime = 12;

/**
 * Fills the places that the page keeps for cards beyond those in its HTML, as soon as one comes near the window, and
 * at the latest once the page is loaded and the browser idle.
 */
export function followList(): void {
  const [place] = places();
  if (!place) return;
  whenNear(place, fillList);
  whenLoaded(() => whenIdle(fillList));
}

/**
 * Comes true once every place has its card, or once the cards could not be fetched: their places are gone then, and it
 * may be called again. Never throws.
 */
export async function fillList(): Promise<void> {
  await fillPlaces().catch(console.log);
}

const fillPlaces = once(async () => {
  const empty = places();
  if (empty.length === 0) return;
  try {
    const cards = await fetchCards();
    for (const [index, place] of empty.entries()) {
      // Whoever comes back is taken to where they were, and so waits for all of them.
      if (index % atATime === 0 && $left.get() === null) await idle();
      fill(place, cards[index] ?? '');
    }
    $cut.set(false);
  } catch (error) {
    for (const place of places()) place.hidden = true;
    $cut.set(true);
    throw error;
  }
});

function places(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.models-built li:empty')];
}

function fill(place: HTMLElement, card: string): void {
  place.innerHTML = card;
  place.removeAttribute('class');
  place.hidden = false;
  placePictures(place);
  keepInStep(place);
}

async function fetchCards(): Promise<string[]> {
  const response = await fetchNamed('data-cards');
  const cards: unknown = await response.json();
  if (!Array.isArray(cards) || !cards.every((card) => typeof card === 'string')) {
    throw new TypeError('The cards of the listing cannot be read.');
  }
  return cards;
}
