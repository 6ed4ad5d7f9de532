import { paths } from '@/config/paths';
import { signInAddress } from '@/session/redirect';
import { signedInClass } from '@/session/user';
import { wakeIslands } from '@/ui/wake';

/** Loads the profile at once for who is signed in; everybody else is asked to sign in, and comes back (Spec 2). */
export function openProfile(): void {
  const isKnown = document.documentElement.classList.contains(signedInClass);
  if (isKnown) wakeIslands();
  else location.replace(signInAddress(paths.profile));
}
