import { paths } from '@/config/paths';
import { forgetSession } from '@/data/browser-client';
import { m } from '@/paraglide/messages.js';
import { notify } from '@/ui/toast.store';
import { forgetDrafts } from './drafts';
import { $leaving, setUser } from './session.store';

/** Signs out: in this browser at once, then at the backend, then off to the home page (Spec 4, 'Authentication'). */
export async function logOut(): Promise<void> {
  $leaving.set(true);
  setUser(null);
  forgetDrafts();
  try {
    const { endSession } = await import('./end-session');
    await endSession();
    location.assign(paths.home);
  } catch (error) {
    // Nothing of the session stays here, whatever the backend could be told.
    forgetSession();
    const words: unknown = error instanceof Error && Reflect.get(error, 'words');
    notify('error', {
      title: m.session_logout_failed(),
      text: typeof words === 'string' && words ? words : m.session_logout_failed_text(),
    });
  }
}
