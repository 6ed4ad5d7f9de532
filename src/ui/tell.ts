import { keep } from '@/lib/kept';
import type { Message } from './toast.store';

/** Where the tab keeps which control is to be pressed again once the page has been loaded anew. */
export const pressedKey = 'tayar-pressed';

/** Whether a script could not be had at the last press that failed. */
let scriptMissed = false;

/**
 * Tells that what a press asks for could not be done, for scripts of which every page has to carry each byte: what shows
 * it is fetched then. Most browsers never again ask for a script that once did not come, and after a deployment it is
 * gone for good: where a second press misses one though the site answers, the page is loaded anew, and the control
 * pressed there (`press-again.ts`).
 */
export async function tellFailure(
  error: unknown,
  message: Message,
  pressed?: HTMLElement,
): Promise<void> {
  console.error(error);
  const missed = scriptMissed;
  // Every browser says it in words of its own; this one they have in common.
  scriptMissed = /module/.test(String(error));
  if (missed && scriptMissed && (await siteAnswers())) {
    if (pressed) keep('tab', pressedKey, nameOf(pressed));
    location.reload();
    return;
  }
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

function siteAnswers(): Promise<boolean> {
  return fetch('', { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
}

/** The browser itself says it, where nothing else can be fetched that would. */
export function sayPlainly({ title, text }: Message): void {
  alert([title, text].filter(Boolean).join('\n'));
}
