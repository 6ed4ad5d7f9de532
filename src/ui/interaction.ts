import type { ClientDirective } from 'astro';
import { keepsSome, recall, storageKeys } from '@/lib/web-storage';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * What makes the island hydrate at once beside user and intention: a name of `storageKeys` that is kept, or a
     * parameter of the address, such as '?compare'.
     */
    'client:interaction'?: boolean | readonly (keyof typeof storageKeys | `?${string}`)[];
  }
}

/** Sent by an island, from its root, once React has hydrated it: see `Island`. */
export const islandReadyEvent = 'tayar:island-ready';

const hydrateEvent = 'tayar:hydrate';

/** Hydrates every island of the page at once, for pages that do nothing without them or that have news to show. */
export function hydrateIslands(): void {
  dispatchEvent(new Event(hydrateEvent));
}

/** Events that prove that a person is present. `storage` counts: they are active in another tab. */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'keydown',
  'focusin',
  'input',
  'storage',
  hydrateEvent,
];

/**
 * Controls whose clicks wait for hydration, and links among them: to a part of the page, to another tab, and back
 * (`BackLink`). The browser itself answers popovers, other links and boxes.
 */
const held = 'button:not([popovertarget]), a:is([href^="#"], [target=_blank], [rel=prev])';

/** Shown by the layout where code of an island cannot be fetched. */
const notLoadedId = 'not-loaded';

/**
 * `client:interaction` hydrates an island at the first sign of a person, or at once where the browser keeps something
 * that the island shows. Clicks that come earlier are repeated once the island is ready. What is typed or ticked
 * meanwhile stays in the native controls, which the island reads when it hydrates.
 */
const onInteraction: ClientDirective = (load, { value }, island) => {
  const clicked = new Set<HTMLElement>();
  const listening = new AbortController();
  let state: 'waiting' | 'loading' | 'ready' = 'waiting';

  const hydrateOnce = async () => {
    if (state !== 'waiting') return;
    state = 'loading';
    const ready = new Promise<boolean>((resolve) => {
      island.addEventListener(islandReadyEvent, () => resolve(true), { once: true });
      island.addEventListener('astro:hydration-error', () => resolve(false), { once: true });
    });
    const hydrate = await load();
    await hydrate();
    const isReady = await ready;
    state = isReady ? 'ready' : 'waiting';
    if (isReady) listening.abort();
    showNotLoaded(!isReady);
    for (const control of clicked) {
      control.ariaBusy = null;
      if (isReady) control.click();
      else if (isPlainLink(control)) location.assign(control.href);
    }
    clicked.clear();
  };
  const hold = (event: Event) => {
    const control = event.target instanceof Element ? event.target.closest(held) : null;
    if (!(control instanceof HTMLElement)) return;
    if (isPlainLink(control) && opensTab(event)) return;
    event.preventDefault();
    event.stopPropagation();
    control.ariaBusy = 'true';
    clicked.add(control);
    void hydrateOnce();
  };

  const { signal } = listening;
  island.addEventListener('click', hold, { capture: true, signal });
  for (const sign of signs) {
    const hydrateIfPerson = (event: Event) => {
      if (isOfPerson(event)) void hydrateOnce();
    };
    addEventListener(sign, hydrateIfPerson, { capture: true, passive: true, signal });
  }
  const names: unknown[] = Array.isArray(value) ? value : [];
  const hydrateIfNeeded = () => {
    const { search } = location;
    if (
      isSignedIn() ||
      keepsAny(['intention', ...names]) ||
      asksAny(names, search) ||
      isWithoutNetwork()
    ) {
      void hydrateOnce();
    }
  };
  hydrateIfNeeded();
  // What the browser keeps may have changed before the page comes back from the history.
  addEventListener('pageshow', hydrateIfNeeded, { signal });
};

/** A link that leads the right way also where React never answers it. */
function isPlainLink(control: HTMLElement): control is HTMLAnchorElement {
  return control instanceof HTMLAnchorElement && control.target === '';
}

/** A click with such a key is for the browser. */
function opensTab(event: Event): boolean {
  return event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey);
}

/** Ignores the pointer of a browser without windows, and presses on links: the page is about to unload. */
function isOfPerson(event: Event): boolean {
  if (event instanceof PointerEvent && event.clientX === 0 && event.clientY === 0) return false;
  const isPress = ['pointerdown', 'touchstart', 'focusin'].includes(event.type);
  return !(isPress && event.target instanceof Element && event.target.closest('a[href^="/"]'));
}

function keepsAny(names: readonly unknown[]): boolean {
  return Object.entries(storageKeys).some(
    ([name, key]) => names.includes(name) && (keepsSome('browser', key) || keepsSome('tab', key)),
  );
}

/** Whether the header shows, or knows of, a signed-in person; what is kept may turn out to be unreadable. */
function isSignedIn(): boolean {
  return [storageKeys.user, storageKeys.session].some((key) => recall('browser', key) !== null);
}

/** Whether an address brings the answer of a sign-in elsewhere. @param search the address from its question mark on */
export function hasSignInAnswer(search: string): boolean {
  return /[?&](?:code|error)=/.test(search);
}

function asksAny(names: readonly unknown[], search: string): boolean {
  const asked = new URLSearchParams(search);
  return hasSignInAnswer(search) || names.some((name) => asked.has(String(name).replace('?', '')));
}

/** The page is a copy saved on the device, or there is no connection: the header says so. */
function isWithoutNetwork(): boolean {
  return 'saved' in document.documentElement.dataset || !navigator.onLine;
}

function showNotLoaded(failed: boolean): void {
  const message = document.getElementById(notLoadedId);
  if (message) message.hidden = !failed;
}

export default onInteraction;
