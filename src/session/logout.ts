import { paths } from '@/config/paths';
import { forgetSession } from '@/data/browser-client';
import { m } from '@/paraglide/messages.js';
import { notify } from '@/ui/toast.store';
import { forgetDrafts } from './forget-drafts';
import { $leaving, setUser } from './session.store';

/** Signs out: in this browser at once, then at the backend, then off to the home page. */
export async function logOut(): Promise<void> {
  $leaving.set(true);
  setUser(null);
  forgetDrafts();
  const problem = await import('./end-session').then(
    ({ endSession }) => endSession(),
    () => '',
  );
  if (problem === null) {
    location.assign(paths.home);
    return;
  }
  // Nothing of the session stays here, whatever the backend could be told.
  forgetSession();
  notify('error', {
    title: m.session_logout_failed(),
    text: problem || m.session_logout_failed_text(),
  });
}
