import { $leaving, $user } from '@/session/session.store';
import { signedInClass } from '@/session/signed-in';
import { insuranceSignIn, isOpenedToRead } from './entrance';

/**
 * Shows the form to who is signed in; everybody else is asked to sign in and comes back, unless they are only here to
 * read (Spec 2, 'Insurance page'). What the browser keeps of the session decides, so that nobody waits for an answer.
 */
export function openInsurance(): void {
  const enter = (signedIn: boolean) => {
    if (signedIn) void showForm();
    else if (!isOpenedToRead(location.hash, navigator.userAgent) && !$leaving.get()) {
      location.replace(insuranceSignIn());
    }
  };
  enter(document.documentElement.classList.contains(signedInClass));
  $user.listen((user) => enter(user !== null));
}

async function showForm(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-quote]');
  if (place === null) return;
  try {
    const { drawQuote } = await import('./draw-quote');
    drawQuote(place);
  } catch (error) {
    console.error(error);
    // Without a network there is no form: say so in place of it.
    for (const part of place.children) {
      if (part instanceof HTMLElement) part.hidden = !part.hasAttribute('data-not-loaded');
    }
  }
}
