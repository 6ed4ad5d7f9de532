import type { ClientDirective } from 'astro';
import { wakeEvent } from './wake';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean;
  }
}

/** The first of these anywhere on the page: somebody is about to use it. */
const signs = ['pointerover', 'touchstart', 'focusin', 'keydown', wakeEvent] as const;

/**
 * `client:interaction`: fetches and hydrates an island at the first sign of a person, so that a page that is only read
 * costs no script. A press on one of its buttons meanwhile is kept and done afterwards; what is typed stays in place.
 */
const onInteraction: ClientDirective = (load, _options, island) => {
  let pressed: HTMLButtonElement | null = null;
  const holdPress = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button === null) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = button;
  };
  const holdSubmit = (event: Event) => event.preventDefault();
  island.addEventListener('click', holdPress, true);
  island.addEventListener('submit', holdSubmit, true);

  // Without a network there is no code: say so beside the island, whose buttons go on doing nothing.
  let failed = false;
  island.addEventListener('astro:hydration-error', () => {
    failed = true;
    const notice = island.parentElement?.querySelector<HTMLElement>('[data-not-loaded]');
    if (notice) notice.hidden = false;
  });

  const wake = async () => {
    for (const sign of signs) removeEventListener(sign, wake, true);
    const hydrate = await load();
    await hydrate();
    if (failed) return;
    island.removeEventListener('click', holdPress, true);
    island.removeEventListener('submit', holdSubmit, true);
    pressed?.click();
  };
  for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
};

export default onInteraction;
