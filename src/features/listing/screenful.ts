/** Cards that fill a screen of any usual size. */
let cards = 12;

/** How many cards fill the screen, as it was when that was measured last. */
export function screenful(): number {
  return cards;
}

/**
 * Measures how many cards fill the screen. Only to be called when the page is laid out anyway.
 * @param list holds the cards; one that has less than two rows, or is not shown, teaches nothing
 */
export function measureScreen(list: Element): void {
  const items = [...list.children];
  const top = list.getBoundingClientRect().top;
  const columns = items.findIndex((item) => item.getBoundingClientRect().top > top);
  const next = items[columns]?.getBoundingClientRect();
  if (!next) return;
  const { scrollMarginBlockStart } = getComputedStyle(list.closest('.models-result') ?? list);
  const height = innerHeight - Number.parseFloat(scrollMarginBlockStart);
  cards = columns * Math.ceil(height / (next.top - top));
}
