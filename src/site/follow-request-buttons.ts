import { m } from '@/paraglide/messages.js';
import { intentionKept } from '@/session/intention-kept';
import { $user } from '@/session/session.store';
import { onFirstSign } from '@/ui/on-first-sign';
import { whileBusy } from '@/ui/while-busy';
import { ask, fetchAnswer, isPrepared, prepare, resume } from './request-buttons';

/** The answer to the last press. */
let answering: Promise<unknown> = Promise.resolve();

/** Whatever asks for something when it is pressed, those that scripts add later included. */
function askIn(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-ask]') : null;
}

/**
 * Makes every button act that asks for something; what answers them is fetched ahead once somebody is there, or as soon
 * as one is touched. After signing in, the one that was refused opens by itself.
 */
export function followRequestButtons(): void {
  onFirstSign(() => void prepare(() => answering));
  // A finger is on its way up for longer than the sign takes that it pressed.
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const pressed = askIn(target);
      if (pressed !== null && !isPrepared(pressed)) fetchAnswer(pressed);
    },
    { passive: true },
  );
  document.addEventListener('click', (event) => {
    const pressed = askIn(event.target);
    if (pressed === null) return;
    // The chat is a plain link for whoever is signed in.
    if (pressed.dataset.ask === 'contact' && $user.get() !== null) return;
    event.preventDefault();
    const quick = isPrepared(pressed);
    // Beside the paint of the sign that it was pressed; what fails is told of below.
    if (!quick) fetchAnswer(pressed);
    answering = whileBusy(
      pressed,
      () => ask(pressed),
      () => ({ title: m.request_not_opened(), text: m.request_not_opened_text() }),
      quick,
    );
  });
  if ($user.get() === null || !intentionKept()) return;
  resume().catch((error: unknown) => console.error(error));
}
