import type { ClientDirective } from 'astro';
import { firstSign } from './on-first-sign';
import { wakeEvent } from './wake';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean;
  }
}

/**
 * `client:interaction`: fetches and hydrates an island at the first sign of a person, so that a page that is only read
 * costs no script. A press on one of its buttons meanwhile is kept and done afterwards, and the button shows that it is
 * busy; what is typed stays in place.
 */
const onInteraction: ClientDirective = (load, _options, island) => {
  let pressed: HTMLButtonElement | null = null;
  let state: 'asleep' | 'waking' | 'awake' = 'asleep';
  let failed = false;
  island.addEventListener('astro:hydration-error', () => {
    failed = true;
  });

  const wake = async () => {
    if (state !== 'asleep') return;
    state = 'waking';
    failed = false;
    const hydrate = await load();
    await hydrate();
    state = failed ? 'asleep' : 'awake';
    // Without a network there is no code: say so beside the island. The next press tries again.
    const notice = island.parentElement?.querySelector<HTMLElement>('[data-not-loaded]');
    if (notice) notice.hidden = !failed;
    const button = pressed;
    pressed = null;
    if (button) button.ariaBusy = null;
    if (failed) return;
    island.removeEventListener('click', holdPress, true);
    island.removeEventListener('submit', holdSubmit, true);
    button?.click();
  };
  const holdPress = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (pressed) pressed.ariaBusy = null;
    pressed = button;
    button.ariaBusy = 'true';
    void wake();
  };
  const holdSubmit = (event: Event) => event.preventDefault();
  island.addEventListener('click', holdPress, true);
  island.addEventListener('submit', holdSubmit, true);
  addEventListener(wakeEvent, wake, { once: true });
  void firstSign().then(wake);
};

export default onInteraction;
