/** What is hidden is left out by itself, and to measure it would have it laid out. */
const parts =
  'main > *, main section:not([hidden], [hidden] *), main > section li, .car-grid > li, footer';

/**
 * Leaves what stands wholly below the screen out of the next layouts of the page, which a slow phone takes long over.
 * Each part keeps the room that it had, and is laid out once somebody comes near it (`content-visibility`, Page.astro);
 * what is near already has to wait for the frame after the next, so that what is on the screen comes first.
 */
export function leaveUnseenParts(): void {
  const below = partsBelowScreen();
  for (const part of below) {
    part.dataset.unseen = 'yet';
    part.addEventListener('contentvisibilityautostatechange', onStateChange);
  }
  const awaitComer = () => {
    for (const part of below) if (part.dataset.unseen === 'yet') part.dataset.unseen = '';
  };
  requestAnimationFrame(() => requestAnimationFrame(awaitComer));
  // What is pressed meanwhile may lead to one of them.
  for (const press of ['keydown', 'pointerdown']) {
    addEventListener(press, awaitComer, { once: true, capture: true });
  }
}

/** From then on it is a part like any other: `content-visibility` would cut off what reaches over its edges. */
function onStateChange({ target, skipped }: Event & { skipped?: boolean }): void {
  if (target instanceof Element && skipped === false) target.removeAttribute('data-unseen');
}

/** The largest parts of the page that stand wholly below the screen. */
function partsBelowScreen(): HTMLElement[] {
  const below = [...document.querySelectorAll<HTMLElement>(parts)].filter(
    (part) => part.getBoundingClientRect().top > innerHeight,
  );
  return below.filter((part) => !below.some((other) => other !== part && other.contains(part)));
}
