import { isGoneScript } from '@/lib/gone-script';
import { forget, keep } from '@/lib/web-storage';
import type { Message } from './toast.store';

/**
 * Where the tab keeps which control is to be pressed again once the page has been loaded anew; empty where somebody only
 * ticked a box, which is kept by itself (`keepTicked`).
 */
export const pressedKey = 'tayar-pressed';

/** Whether a press has failed on this page, and whether the page is being loaded anew for one that failed again. */
let failed = false;
let isLeft = false;

/**
 * Tells that what a press asks for could not be done, for scripts of which every page has to carry each byte: what
 * shows it is fetched then. Where a second press misses a script that is gone, the page is loaded anew, and the control
 * pressed there (`press-again.ts`); what fails until that page comes is told there.
 */
export async function tellFailure(
  error: unknown,
  message: Message,
  pressed?: HTMLElement,
): Promise<void> {
  console.error(error);
  const isGone = failed && !isLeft && (await isGoneScript(error));
  if (isGone || isLeft) {
    // A tick takes nothing from a press before it.
    if (pressed || !isLeft) keep('tab', pressedKey, pressed ? nameOf(pressed) : '');
    isLeft = true;
    location.reload();
    return;
  }
  failed = true;
  // Whoever is told presses again.
  forget('tab', pressedKey);
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
