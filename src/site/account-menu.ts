import { environment } from '@/config/environment';
import { paths } from '@/config/paths';
import { once } from '@/lib/once';
import { $user, restoreUser } from '@/session/session.store';
import { hasSignInAnswer } from '@/session/sign-in-answer';
import { signedInClass } from '@/session/signed-in';
import { whileBusy } from '@/ui/while-busy';

/**
 * Keeps the header in step with the session, in this tab and in others: who is signed in has a menu, fetched for them
 * alone; everybody else a way to sign in.
 */
export function followAccount(): void {
  restoreUser();
  const button = document.getElementById('account-button');
  const menu = once(async () => {
    const { addAccountMenu } = await import('./account-panel');
    return button && addAccountMenu(button);
  });
  $user.subscribe((user) => {
    document.documentElement.classList.toggle(signedInClass, user !== null);
    // What fails here is fetched again, and told of, at the press.
    if (user !== null) menu().catch(() => undefined);
  });
  // A press that comes before the menu is answered when it is there; later ones the browser answers.
  button?.addEventListener('click', async () => {
    if (button.hasAttribute('popovertarget')) return;
    const panel = await whileBusy(button, menu);
    panel?.showPopover();
  });
  // On small screens its items come with the other menu; what failed before is fetched again.
  document.getElementById('site-menu')?.addEventListener('toggle', () => {
    if ($user.get() !== null) menu().catch(() => undefined);
  });
  const { pathname, search } = location;
  if (environment.googleSignIn && pathname === paths.home && hasSignInAnswer(search)) {
    import('@/session/provider-return').then(
      ({ finishProviderSignIn }) => finishProviderSignIn(),
      console.error,
    );
  }
}
