/** Where something stands among the elements of its kind: the same place again once they are drawn anew. */
type Spot = { tag: string; index: number };

/**
 * Notes where the person is in a part of the page: what is focused, how far strips are scrolled, what is folded.
 * @returns brings them back there once the part has been drawn anew
 */
export function holdPlace(part: Element): () => void {
  const { scrollX, scrollY } = window;
  const focused = document.activeElement;
  const focus = focused && part.contains(focused) ? spotOf(part, focused) : null;
  const scrolled = [...part.querySelectorAll('*')]
    .filter(({ scrollLeft }) => scrollLeft !== 0)
    .map((strip) => ({ spot: spotOf(part, strip), scrollLeft: strip.scrollLeft }));
  const folds = [...part.querySelectorAll('details')].map((details) => ({
    spot: spotOf(part, details),
    open: details.open,
  }));
  return () => {
    for (const { spot, open } of folds) at(part, spot)?.toggleAttribute('open', open);
    for (const { spot, scrollLeft } of scrolled) {
      at(part, spot)?.scrollTo({ left: scrollLeft, behavior: 'instant' });
    }
    if (focus) at(part, focus)?.focus({ preventScroll: true });
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
}

function spotOf(part: Element, element: Element): Spot {
  const tag = element.localName;
  return { tag, index: [...part.querySelectorAll(tag)].indexOf(element) };
}

function at(part: Element, { tag, index }: Spot): HTMLElement | undefined {
  return [...part.querySelectorAll<HTMLElement>(tag)][index];
}
