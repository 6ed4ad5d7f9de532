import { notify } from '#components/toast.store.ts';
import { paths } from '#config/paths.ts';
import { removeSession } from '#data/browser-client.ts';
import { endPushSubscription } from '#lib/push-subscription.ts';
import { removeText, removeTexts, saveText, storageKeys } from '#lib/web-storage.ts';
import { m } from '#paraglide/messages.js';
import { $leaving, draftPrefix, setUser } from './session.store.ts';

/** Removes every draft, in all tabs, and the last choice: the next person at this browser may be somebody else. */
export function removeDrafts(): void {
  saveText('browser', storageKeys.signedOut, 'true');
  removeTexts('browser', draftPrefix);
  removeTexts('tab', draftPrefix);
  removeText('browser', storageKeys.lastChoice);
}

/** Signs out: in this browser at once, then at the backend, then leaves for the home page. */
export async function logOut(): Promise<void> {
  $leaving.set(true);
  removeDrafts();
  setUser(null);
  await endPushSubscription();
  const problem = await import('./backend.ts').then(
    ({ endSession }) => endSession(),
    () => '',
  );
  if (problem === null) {
    location.assign(paths.home);
    return;
  }
  // The session must leave this browser even if the backend cannot be reached.
  removeSession();
  notify('error', {
    title: m.session_logout_failed(),
    text: problem || m.session_logout_failed_text(),
  });
}
