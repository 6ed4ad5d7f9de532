import { takeRefused } from '@/session/refused';
import { signedInClass } from '@/session/signed-in';
import { hydrateEvent } from '@/ui/interaction';
import { readArrival } from './arrival';
import { awaitedEmail } from './awaited';
import { resetOpened } from './reset-opened';
import { typedKept } from './typed-kept';

/** Does at once what the address of an account page asks for; the form itself waits until somebody touches it. */
export function openAccountPage(): void {
  handOn(new URLSearchParams(location.search));
  const refused = takeRefused();
  if (refused !== null) {
    import('@/session/prompt').then(({ explainRefusal }) => explainRefusal(refused), console.info);
  }
  const { link, problem } = readArrival(location.search);
  const hasLink = link !== null || resetOpened() !== null;
  for (const part of document.querySelectorAll<HTMLElement>('[data-link]')) {
    part.hidden = part.dataset.link !== (hasLink ? 'given' : 'none');
  }
  const isKnown = document.documentElement.classList.contains(signedInClass);
  const isAwaited = awaitedEmail() !== null;
  if (hasLink || problem || isKnown || isAwaited || typedKept()) dispatchEvent(new Event(hydrateEvent));
}

/** From one door of the account to the next, where to go afterwards is not lost. */
function handOn(asked: URLSearchParams): void {
  for (const door of document.querySelectorAll<HTMLAnchorElement>('a[data-hand-on]')) {
    const address = new URL(door.href);
    for (const name of ['redirect', 'reason']) {
      const value = asked.get(name);
      if (value !== null) address.searchParams.set(name, value);
    }
    door.href = address.href;
  }
}
