import { notify } from '@/components/toast.store';
import { paths } from '@/config/paths';
import { forgetSession } from '@/data/browser-client';
import { forgetAll } from '@/lib/web-storage';
import { m } from '@/paraglide/messages.js';
import { $leaving, setUser } from './session.store';

/** Keys with this prefix hold the drafts of forms. */
export const draftPrefix = 'tayar-draft:';

/** Forgets every draft: the next person at this browser may be somebody else. */
export function forgetDrafts(): void {
  forgetAll('browser', draftPrefix);
}

/** Signs out: in this browser at once, then at the backend, then leaves for the home page. */
export async function logOut(): Promise<void> {
  $leaving.set(true);
  setUser(null);
  forgetDrafts();
  const problem = await import('./backend').then(
    ({ endSession }) => endSession(),
    () => '',
  );
  if (problem === null) {
    location.assign(paths.home);
    return;
  }
  // The session must leave this browser even if the backend cannot be reached.
  forgetSession();
  notify('error', {
    title: m.session_logout_failed(),
    text: problem || m.session_logout_failed_text(),
  });
}
