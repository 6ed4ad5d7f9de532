import { whenIdle } from '@/lib/when-idle';

/** Somebody is there who reads on, rather than a program that only looks in. */
const signs = ['pointerdown', 'wheel', 'touchstart', 'keydown'] as const;

/**
 * Fetches ahead what a person may need next: at the first sign of one, as soon as the browser is idle, and not where
 * they save data.
 */
export function onFirstSign(fetchAhead: () => void): void {
  const act = () => {
    for (const sign of signs) removeEventListener(sign, act, true);
    const connection: unknown = Reflect.get(navigator, 'connection');
    const saves = connection instanceof Object && Reflect.get(connection, 'saveData') === true;
    if (!saves) whenIdle(fetchAhead);
  };
  for (const sign of signs) addEventListener(sign, act, { capture: true, passive: true });
}
