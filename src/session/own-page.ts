import { hydrateEvent } from '@/ui/interaction';
import { signInAddress } from './redirect';
import { signedInClass } from './signed-in';

/**
 * Loads at once what a page holds of the person who is signed in; everybody else is asked to sign in, and comes back
 * (Spec 2, 'Profile and My Activity').
 * @param path of the page; the part of it that its address asks for comes along
 */
export function openOwnPage(path: string): void {
  const isKnown = document.documentElement.classList.contains(signedInClass);
  if (isKnown) dispatchEvent(new Event(hydrateEvent));
  else location.replace(signInAddress(path + location.hash));
}
