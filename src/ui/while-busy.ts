import { painted } from '@/lib/painted';
import { m } from '@/paraglide/messages.js';
import { tellFailure } from './tell';
import type { Message } from './toast.store';

/** What is said of a press whose answer could not be fetched. */
export function notLoaded(): Message {
  return { title: m.ui_not_loaded(), text: m.ui_not_loaded_text() };
}

/**
 * Does what a press asks for. Its control shows meanwhile that it is busy; a failure is told, and the next press tries
 * again. A press on a control that is busy already is none. Never throws. The work begins once that is seen: to draw a
 * form for the first time may take a slow phone longer than people wait for a sign.
 * @param quick the work takes no longer than the sign would
 * @returns what the work gave, or null when there is nothing
 */
export async function whileBusy<Result>(
  control: HTMLElement,
  work: () => Promise<Result>,
  failed: () => Message = notLoaded,
  quick = false,
): Promise<Result | null> {
  if (control.ariaBusy === 'true') return null;
  control.ariaBusy = 'true';
  try {
    if (!quick) await painted();
    return await work();
  } catch (error) {
    await tellFailure(error, failed(), control);
    return null;
  } finally {
    control.ariaBusy = null;
  }
}
