import { openSignInLink } from '@/data/account';
import { AccountFailure } from '@/data/account-failure';
import { m } from '@/paraglide/messages.js';
import { notify } from '@/ui/toast.store';
import { sessionBackend } from './backend';
import { takeDestination } from './intention';

/** Finishes a sign-in with another provider, which sent the person back to the home page. */
export async function finishProviderSignIn(): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const code = asked.get('code');
  history.replaceState(history.state, '', location.pathname);
  try {
    // What an address says of a failure is not shown: anybody may have written that.
    if (code === null) throw new AccountFailure('other', new Error());
    await openSignInLink(await sessionBackend(), { code });
    const path = takeDestination();
    if (path !== location.pathname) location.replace(path);
  } catch (error) {
    const text = error instanceof AccountFailure && error.words;
    notify('error', {
      title: m.session_login_failed(),
      text: text || m.session_login_failed_text(),
    });
  }
}
