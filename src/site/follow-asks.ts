import { m } from '@/paraglide/messages.js';
import { intentionKept } from '@/session/intention-kept';
import { $user } from '@/session/session.store';
import { onFirstSign } from '@/ui/on-first-sign';
import { whileBusy } from '@/ui/while-busy';

let asks: typeof import('./asks') | undefined;

/** The answer to the last press. */
let answering: Promise<unknown> = Promise.resolve();

async function fetchAsks() {
  asks = await import('./asks');
  return asks;
}

/** Whatever asks for something when it is pressed, those that scripts add later included. */
function askIn(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-ask]') : null;
}

/**
 * Makes every button act that asks for something; their code is fetched ahead once somebody is there. After signing in,
 * the one that was refused opens by itself.
 */
export function followAsks(): void {
  onFirstSign(() => {
    // What fails here is fetched again, and told of, at the press.
    fetchAsks().then(
      ({ prepare }) => prepare(() => answering),
      () => undefined,
    );
  });
  document.addEventListener('click', (event) => {
    const pressed = askIn(event.target);
    if (pressed === null) return;
    // The chat is a plain link for whoever is signed in.
    if (pressed.dataset.ask === 'contact' && $user.get() !== null) return;
    event.preventDefault();
    const quick = asks?.isPrepared(pressed);
    // Beside the paint of the sign that it was pressed; what fails is told of below.
    if (!quick) void fetchAsks().then(({ fetchAnswer }) => fetchAnswer(pressed), console.info);
    answering = whileBusy(
      pressed,
      async () => (asks ?? (await fetchAsks())).ask(pressed),
      () => ({ title: m.request_not_opened(), text: m.request_not_opened_text() }),
      quick,
    );
  });
  if ($user.get() === null || !intentionKept()) return;
  fetchAsks()
    .then(({ resume }) => resume())
    .catch((error: unknown) => console.error(error));
}
