import { fieldOf, jsonIn } from '@/lib/json';
import { keep, recall } from '@/lib/web-storage';
import { type Reading, readingIn } from './reading';

/** How far the list is scrolled, in CSS pixels, how many cards it shows, and which of them is read. */
export type Place = { scroll: number; shown: number; read: Reading | null };

const storageKey = 'tayar-list-place';

/**
 * Keeps the place in the list of this address. A browser by itself takes whoever reloads a list, or comes back to it,
 * to where they were in a page that is not as long yet as it was. (What is written into the history now is lost.)
 */
export function keepPlace(place: Place): void {
  keep('tab', storageKey, JSON.stringify({ ...place, search: location.search }));
}

/** The place that was kept last, where that was in the list of this address. */
export function keptPlace(): Place | null {
  const stored = jsonIn(recall('tab', storageKey));
  const [scroll, shown] = [fieldOf(stored, 'scroll'), fieldOf(stored, 'shown')];
  if (fieldOf(stored, 'search') !== location.search) return null;
  if (typeof scroll !== 'number' || typeof shown !== 'number') return null;
  return { scroll, shown, read: readingIn(fieldOf(stored, 'read')) };
}
