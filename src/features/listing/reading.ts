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
  for (const card of cards()) {
    const { top, bottom } = card.getBoundingClientRect();
    if (bottom <= 0) continue;
    return top < innerHeight ? { car: carOf(card), top: Math.round(top) } : null;
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
  const card = cards().find((one) => carOf(one) === car);
  return card ? card.getBoundingClientRect().top - top : 0;
}

function cards(): Element[] {
  const all = document.querySelectorAll('.models-result .car-card');
  return [...all].filter((card) => card.checkVisibility());
}

function carOf(card: Element): string {
  return card.querySelector<HTMLElement>('[data-compare]')?.dataset.compare ?? '';
}

/** A reading in something that was stored, or null. */
export function readingIn(stored: unknown): Reading | null {
  const { car, top }: Record<string, unknown> = Object(stored);
  return typeof car === 'string' && typeof top === 'number' ? { car, top } : null;
}
