import { type BackendAccount, currentAccount, followSession, signOut } from '@/data/account';
import { browserBackend } from '@/data/browser-client';
import type { Backend } from '@/data/client';
import { once } from '@/lib/once';
import { m } from '@/paraglide/messages.js';
import { notify } from '@/ui/toast.store';
import { setUser } from './session.store';
import { type User, userOf } from './user';

/**
 * The backend, with the store of the user kept in step with its session from now on.
 * @throws when its library cannot be fetched; the next call tries again
 */
export const sessionBackend = once(async (): Promise<Backend> => {
  const backend = await browserBackend();
  followSession(backend, (account) => take(backend, account));
  return backend;
});

/**
 * The person whose session this browser holds, asked of the session itself rather than of the copy.
 * @returns null when there is none, or no longer one
 * @throws when the backend would have to be asked and gives no answer
 */
export async function confirmedUser(): Promise<User | null> {
  const backend = await sessionBackend();
  const account = await currentAccount(backend);
  take(backend, account);
  return account?.confirmed ? userOf(account) : null;
}

/** Nobody stays signed in with an e-mail that may be somebody else's. */
function take(backend: Backend, account: BackendAccount | null): void {
  if (account === null || account.confirmed) {
    setUser(account && userOf(account));
    return;
  }
  setUser(null);
  sayUnconfirmed();
  // Not while the library is telling of the session that this ends.
  setTimeout(() => signOut(backend).catch(() => undefined));
}

/** Asks to confirm the e-mail, and says where the mail may lie. */
export function sayUnconfirmed(): void {
  notify('error', { title: m.session_unconfirmed(), text: m.session_unconfirmed_text() });
}
