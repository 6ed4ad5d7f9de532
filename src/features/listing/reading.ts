/** Which card somebody reads, and where on their screen. */
export type Reading = {
  /** The car, by what selects it for comparison. */
  car: string;
  /** How far the top of its card is below that of the window, in CSS pixels. */
  top: number;
};

/** The first card on the screen; null where none is. */
export function reading(): Reading | null {
  for (const card of cards()) {
    const { top, bottom } = card.getBoundingClientRect();
    if (bottom <= 0) continue;
    return top < innerHeight ? { car: carOf(card), top: Math.round(top) } : null;
  }
  return null;
}

/** How far the card stands from where it stood on the screen, in CSS pixels; 0 where there is no such card. */
export function distanceFrom(read: Reading): number {
  return Math.abs(shiftOf(read));
}

/** Scrolls so that the card stands on the screen where it stood. */
export function goOnReading(read: Reading): void {
  scrollBy({ top: shiftOf(read), behavior: 'instant' });
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
