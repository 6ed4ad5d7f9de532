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
  $user.subscribe((user) => {
    document.documentElement.classList.toggle(signedInClass, user !== null);
    if (user === null || button === null) return;
    fetchMenu(button);
  });
  // A press that comes before the menu is answered when it is there; later ones the browser answers.
  button?.addEventListener('click', async () => {
    if (button.hasAttribute('popovertarget')) return;
    const panel = await fetchMenu(button);
    if (panel) panel.showPopover();
    else location.assign(paths.profile);
  });
  // On small screens its items come with the other menu; what failed before is fetched again.
  document.getElementById('site-menu')?.addEventListener('toggle', () => {
    if (button !== null && $user.get() !== null) fetchMenu(button);
  });
  const { pathname, search } = location;
  for (const door of document.querySelectorAll<HTMLAnchorElement>('a.for-guest')) {
    door.href = signInAddress(pathname + search);
  }
  if (environment.googleSignIn && pathname === paths.home && /[?&](?:code|error)=/.test(search)) {
    import('@/session/provider-return').then(
      ({ finishProviderSignIn }) => finishProviderSignIn(),
      console.error,
    );
  }
}

let menu: Promise<HTMLElement | undefined> | undefined;

/** The menu of who is signed in, added to the page once; undefined where it cannot be fetched, until it is tried again. */
function fetchMenu(button: HTMLElement): Promise<HTMLElement | undefined> {
  menu ??= import('./account-panel').then(
    ({ addAccountMenu }) => addAccountMenu(button),
    () => {
      menu = undefined;
      return undefined;
    },
  );
  return menu;
}
