import type { ClientDirective } from 'astro';
import type { CatalogueSubject } from '#lib/catalogue-subject.ts';
import { hasSavedItems, readText, storageKeys } from '#lib/web-storage.ts';
import { answered, awaitAnswer } from './leave-later.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Conditions that hydrate the island at once: stored `storageKeys`, parameters of the address such as '?compare', its
     * fragment, such as '#features', or a change since the build of what the island shows, such as 'cars'.
     */
    'client:interaction'?:
      | boolean
      | readonly (keyof typeof storageKeys | `?${string}` | `#${string}` | CatalogueSubject)[];
  }
}

/** Sent by an island, from its root, once React has hydrated it: see `Island`. */
export const islandReadyEvent = 'tayar:island-ready';

const hydrateEvent = 'tayar:hydrate';

/** Hydrates every island of the page at once, for pages that need them immediately. */
export function hydrateIslands(): void {
  dispatchEvent(new Event(hydrateEvent));
}

/** Hydrates the islands that show something that has changed since the build. */
export function hydrateIslandsAbout(subjects: ReadonlySet<CatalogueSubject>): void {
  dispatchEvent(new CustomEvent(hydrateEvent, { detail: subjects }));
}

/** Events that show that a person uses the page. `storage` counts: they are active in another tab. */
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
 * Controls whose clicks wait for hydration: buttons, and links within the page, to another tab, or back (`BackLink`). The
 * browser itself answers popovers, boxes, forms with an address, and other links, such as those of an index (`to-part`).
 */
const held =
  'button:not([popovertarget], form[action] *), a:is([href^="#"]:not(.to-part), [target=_blank], [rel=prev])';

/**
 * `client:interaction` hydrates an island at the first sign of a person, or at once where the browser keeps something
 * that the island shows. It repeats earlier clicks once the island is ready. What was typed or ticked stays in the
 * native controls, which the island reads; it is busy meanwhile, so that what it showed before can be dimmed.
 * Until then the page is not left.
 */
const onInteraction: ClientDirective = (load, { value }, island) => {
  const clicked = new Set<HTMLElement>();
  const entered = new Set<EventTarget>();
  const listening = new AbortController();
  const { signal } = listening;
  let state: 'waiting' | 'loading' | 'ready' = 'waiting';

  const hydrateOnce = async () => {
    if (state !== 'waiting') return;
    state = 'loading';
    const ready = new Promise<boolean>((resolve) => {
      for (const type of [islandReadyEvent, 'astro:hydration-error']) {
        island.addEventListener(type, () => resolve(type === islandReadyEvent), { once: true });
      }
    });
    const hydrate = await load();
    await hydrate();
    const isReady = await ready;
    island.ariaBusy = null;
    state = isReady ? 'ready' : 'waiting';
    if (isReady) listening.abort();
    // The layout's message that the page's code could not be fetched.
    document.getElementById('not-loaded')?.toggleAttribute('hidden', isReady);
    await answered([...entered, ...clicked], () => {
      for (const control of clicked) {
        control.ariaBusy = null;
        if (isReady) control.click();
        else if (isPlainLink(control)) location.assign(control.href);
      }
      clicked.clear();
      entered.clear();
    });
  };
  const hold = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest(held) : null;
    if (!(control instanceof HTMLElement)) return;
    const opensTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (isPlainLink(control) && opensTab) return;
    event.preventDefault();
    event.stopPropagation();
    control.ariaBusy = 'true';
    clicked.add(control);
    awaitAnswer(control);
    void hydrateOnce();
  };
  const keepEntry = ({ target }: Event) => {
    if (target === null) return;
    island.ariaBusy = 'true';
    // A form with an address takes along what was typed.
    if (target instanceof Element && target.closest('form[action]')) return;
    entered.add(target);
    awaitAnswer(target);
  };
  const names: unknown[] = Array.isArray(value) ? value : [];
  const hydrateIfPerson = (event: Event) => {
    if (isOfPerson(event) && concerns(event, names)) void hydrateOnce();
  };
  const hydrateIfNeeded = () => {
    if (isSignedIn() || keepsAny(['intention', ...names]) || asksAny(names) || isWithoutNetwork()) {
      void hydrateOnce();
    }
  };

  island.addEventListener('click', hold, { capture: true, signal });
  island.addEventListener('input', keepEntry, { capture: true, signal });
  for (const sign of signs) {
    addEventListener(sign, hydrateIfPerson, { capture: true, passive: true, signal });
  }
  hydrateIfNeeded();
  // Storage may have changed while the page was in the back-forward cache.
  addEventListener('pageshow', hydrateIfNeeded, { signal });
};

/** A link that also works without React. */
function isPlainLink(control: HTMLElement): control is HTMLAnchorElement {
  return control instanceof HTMLAnchorElement && control.target === '';
}

/** Ignores the pointer of a headless browser, and presses on links: the page is about to unload. */
function isOfPerson(event: Event): boolean {
  if (event instanceof PointerEvent && event.clientX === 0 && event.clientY === 0) return false;
  const isPress = ['pointerdown', 'touchstart', 'focusin'].includes(event.type);
  return !(isPress && event.target instanceof Element && event.target.closest('a[href^="/"]'));
}

/** Whether an event is for an island: a change of the catalogue only for one that shows it. */
function concerns(event: Event, names: readonly unknown[]): boolean {
  if (!(event instanceof CustomEvent) || !(event.detail instanceof Set)) return true;
  const subjects: ReadonlySet<unknown> = event.detail;
  return names.some((name) => subjects.has(name));
}

function keepsAny(names: readonly unknown[]): boolean {
  return Object.entries(storageKeys).some(
    ([name, key]) =>
      names.includes(name) && (hasSavedItems('browser', key) || hasSavedItems('tab', key)),
  );
}

function isSignedIn(): boolean {
  return [storageKeys.user, storageKeys.session].some((key) => readText('browser', key) !== null);
}

function asksAny(names: readonly unknown[]): boolean {
  const { search, hash } = location;
  const asked = new URLSearchParams(search);
  const isAsked = (name: string) => name === hash || asked.has(name.replace('?', ''));
  return hasSignInAnswer(search) || names.map(String).some(isAsked);
}

/** Whether an address brings the answer of a sign-in elsewhere. @param search the address from its question mark on */
export function hasSignInAnswer(search: string): boolean {
  return /[?&](?:code|error)=/.test(search);
}

/** Whether the page is a copy saved on the device, or there is no connection: the header says so. */
function isWithoutNetwork(): boolean {
  return 'saved' in document.documentElement.dataset || !navigator.onLine;
}

export default onInteraction;
