/**
 * Leaves what stands wholly below the screen out of the next layouts of the page, which a slow phone takes long over.
 * Each part keeps the room that it had, and is laid out once somebody comes near it (`content-visibility`, Page.astro).
 */
export function leaveUnseenParts(): void {
  for (const part of partsBelowScreen()) {
    part.toggleAttribute('data-unseen', true);
    part.addEventListener('contentvisibilityautostatechange', onStateChange);
  }
}

/** From then on it is a part like any other: `content-visibility` would cut off what reaches over its edges. */
function onStateChange({ target, skipped }: Event & { skipped?: boolean }): void {
  if (target instanceof Element && skipped === false) target.toggleAttribute('data-unseen', false);
}

/** The largest parts of the page that stand wholly below the screen. */
function partsBelowScreen(): Element[] {
  const below = [...document.querySelectorAll('main > *, main > section li, footer')].filter(
    (part) => part.getBoundingClientRect().top > innerHeight,
  );
  return below.filter((part) => !below.some((other) => other !== part && other.contains(part)));
}
