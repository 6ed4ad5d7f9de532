import { isGoneScript } from '@/lib/gone-script';
import { keep } from '@/lib/web-storage';
import type { Message } from './toast.store';

/**
 * Where the tab keeps which control is to be pressed again once the page has been loaded anew; empty where somebody only
 * ticked a box, which is kept by itself (`keepTicked`).
 */
export const pressedKey = 'tayar-pressed';

/** Whether a press has failed on this page. */
let failed = false;

/**
 * Tells that what a press asks for could not be done, for scripts of which every page has to carry each byte: what shows
 * it is fetched then. Where a second press misses a script that is gone, the page is loaded anew, and the control pressed
 * there (`press-again.ts`).
 */
export async function tellFailure(
  error: unknown,
  message: Message,
  pressed?: HTMLElement,
): Promise<void> {
  console.error(error);
  if (failed && (await isGoneScript(error))) {
    keep('tab', pressedKey, pressed ? nameOf(pressed) : '');
    location.reload();
    return;
  }
  failed = true;
  try {
    const { notify } = await import('./toast.store');
    notify('error', message);
  } catch {
    sayPlainly(message);
  }
}

/** What a control is known by, on this page and when it is loaded anew. */
export function nameOf({ dataset, textContent }: HTMLElement): string {
  return JSON.stringify([dataset, textContent]);
}

/** The browser itself says it, where nothing else can be fetched that would. */
export function sayPlainly({ title, text }: Message): void {
  alert([title, text].filter(Boolean).join('\n'));
}
