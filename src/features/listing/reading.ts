import { fieldOf } from '@/lib/json';

/** Which card somebody reads, and where on their screen. */
export type Reading = {
  /** The car, by what selects it for comparison. */
  car: string;
  /** How far the top of its card is below that of the window, in CSS pixels. */
  top: number;
};

/** What was read when the list was left, once it stands there again; until somebody scrolls. */
let resumed: { read: Reading; scroll: number } | null = null;

/** The first card on the screen, or what was read when the list was left; null where there is none. */
export function reading(): Reading | null {
  if (resumed && Math.abs(resumed.scroll - scrollY) < 1) return resumed.read;
  for (const box of boxes()) {
    const { top, bottom } = itemOf(box).getBoundingClientRect();
    // One that is not shown has no place at all.
    if (bottom <= 0) continue;
    return top < innerHeight ? { car: carOf(box), top: Math.round(top) } : null;
  }
  return null;
}

/**
 * Has the card stand on the screen where it stood.
 * @param tolerance how far from there is as good, in CSS pixels
 */
export function goOnReading(read: Reading, tolerance = 0): void {
  const shift = shiftOf(read);
  const isNear = Math.abs(shift) <= tolerance;
  if (!isNear) scrollBy({ top: shift, behavior: 'instant' });
  resumed = { read: isNear ? { ...read, top: read.top + shift } : read, scroll: scrollY };
}

function shiftOf({ car, top }: Reading): number {
  const [item] = [...boxes()]
    .filter((box) => carOf(box) === car)
    .map(itemOf)
    .filter((one) => one.getClientRects().length > 0);
  return item ? item.getBoundingClientRect().top - top : 0;
}

/** What selects each car of the list for comparison; those of an answer that leaves do not count. */
function boxes(): NodeListOf<HTMLElement> {
  return document.querySelectorAll('.models-result .car-grid [data-compare]:not([data-leaving] *)');
}

/**
 * What holds the card. To ask a card itself where it is, or whether it is seen, has the browser lay out every card
 * that it had left out: whoever leaves the list would wait for that.
 */
function itemOf(box: HTMLElement): Element {
  return box.closest('li') ?? box;
}

function carOf({ dataset }: HTMLElement): string {
  return dataset.compare ?? '';
}

/** A reading in something that was stored, or null. */
export function readingIn(stored: unknown): Reading | null {
  const [car, top] = [fieldOf(stored, 'car'), fieldOf(stored, 'top')];
  return typeof car === 'string' && typeof top === 'number' ? { car, top } : null;
}
