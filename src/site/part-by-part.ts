import { painted } from '@/lib/painted';
import { idle } from '@/lib/when-idle';

/** After that the next part is laid out though the browser is still busy, in milliseconds. */
const mostMs = 2_000;

/**
 * Does what lays the whole page out anew, in many short tasks rather than in one that a slow phone takes long over:
 * what is on the screen at once, then half a screen of the rest at a time. Until its turn a part has the room that it
 * had and is laid out only if somebody comes near it (`Page.astro`).
 */
export async function partByPart(act: () => void): Promise<void> {
  const parts = partsBelowScreen();
  for (const { part } of parts) part.toggleAttribute('data-waits', true);
  act();
  let next = 0;
  for (const { part, top } of parts) {
    if (top >= next) {
      await painted();
      await idle(mostMs);
      next = top + innerHeight / 2;
    }
    part.toggleAttribute('data-waits', false);
  }
}

/** The largest parts of the page that stand wholly below the screen, with how far down, in pixels. */
function partsBelowScreen() {
  const below = [...document.querySelectorAll('main > *, main > section li, footer')]
    .map((part) => ({ part, top: part.getBoundingClientRect().top }))
    .filter(({ top }) => top > innerHeight);
  return below.filter(
    ({ part }) => !below.some((other) => other.part !== part && other.part.contains(part)),
  );
}
