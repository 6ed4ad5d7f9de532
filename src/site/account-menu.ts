import { environment } from '@/config/environment';
import { paths } from '@/config/paths';
import { signInAddress } from '@/session/redirect';
import { $user, restoreUser } from '@/session/session.store';
import { signedInClass } from '@/session/user';

/**
 * Keeps the header in step with the session, in this tab and in others: who is signed in has a menu, fetched for them
 * alone; everybody else a way to sign in that leads back here.
 */
export function followAccount(): void {
  restoreUser();
  const button = document.getElementById('account-button');
  let menu: Promise<HTMLElement> | undefined;
  $user.subscribe((user) => {
    document.documentElement.classList.toggle(signedInClass, user !== null);
    if (user === null || button === null) return;
    menu ??= import('./account-panel').then(({ addAccountMenu }) => addAccountMenu(button));
  });
  // A press that comes before the menu is answered when it is there; later ones the browser answers.
  button?.addEventListener('click', () => {
    if (!button.hasAttribute('popovertarget')) void menu?.then((panel) => panel.showPopover());
  });
  const { pathname, search } = location;
  for (const door of document.querySelectorAll<HTMLAnchorElement>('a.for-guest')) {
    door.href = signInAddress(pathname + search);
  }
  if (environment.googleSignIn && pathname === paths.home && /[?&](?:code|error)=/.test(search)) {
    void import('@/session/provider-return').then((module) => module.finishProviderSignIn());
  }
}
