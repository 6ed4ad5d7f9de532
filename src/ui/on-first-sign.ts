import { savesData } from '@/lib/saves-data';
import { whenIdle } from '@/lib/when-idle';

/** Somebody is there, rather than a program that only looks in; a storage event is them in another tab. */
const signs = [
  'pointermove',
  'pointerdown',
  'wheel',
  'touchstart',
  'focusin',
  'keydown',
  'storage',
] as const;

/** What a tap consists of. */
const presses: ReadonlySet<string> = new Set(['pointerdown', 'touchstart', 'focusin']);

let sign: Promise<void> | undefined;

/** Resolves at the first sign of a person, counted from the first call on the page. */
export function firstSign(): Promise<void> {
  sign ??= new Promise((resolve) => {
    const found = new AbortController();
    const look = (event: Event) => {
      if (isOfNobody(event) || leadsAway(event)) return;
      found.abort();
      resolve();
    };
    for (const name of signs) {
      addEventListener(name, look, { capture: true, passive: true, signal: found.signal });
    }
  });
  return sign;
}

/** A browser without windows tells each new page of a pointer in the corner, which nobody holds. */
function isOfNobody(event: Event): boolean {
  return event instanceof PointerEvent && event.clientX === 0 && event.clientY === 0;
}

/** Whoever presses a link needs nothing more of this page, and waits for the next. */
function leadsAway({ type, target }: Event): boolean {
  return presses.has(type) && target instanceof Element && target.closest('a[href^="/"]') !== null;
}

/**
 * Fetches ahead what a person may need next: after the first sign of one, as soon as the browser is idle, and not
 * where they save data.
 */
export function onFirstSign(fetchAhead: () => void): void {
  void firstSign().then(() => {
    if (!savesData()) whenIdle(fetchAhead);
  });
}
