import { notify } from '#components/toast.store.ts';
import {
  type BackendAccount,
  currentAccount,
  listenToSession,
  openSignInLink,
  signOut,
} from '#data/account.ts';
import { browserBackend, type OwnReader, ownReader } from '#data/browser-client.ts';
import type { Backend } from '#data/client.ts';
import { BackendFailure } from '#data/failure.ts';
import { once } from '#lib/once.ts';
import { m } from '#paraglide/messages.js';
import { consumeDestination } from './intention.ts';
import { setUser, type User, userOf } from './session.store.ts';

/**
 * The backend; from the first call on `$user` follows its session.
 * @throws when its library cannot be fetched; the next call tries again
 */
export const sessionBackend = once(async (): Promise<Backend> => {
  const backend = await browserBackend();
  listenToSession(backend, (account) => setAccount(backend, account));
  return backend;
});

/**
 * The person whose session this browser stores, read from the session and not from the copy.
 * @returns null when there is none, or it has ended
 * @throws when the backend has to be asked and does not answer
 */
export async function confirmedUser(): Promise<User | null> {
  const backend = await sessionBackend();
  const account = await currentAccount(backend);
  setAccount(backend, account);
  return account?.confirmed ? userOf(account) : null;
}

/** An account whose e-mail is not confirmed may be somebody else's, so its session ends at once. */
function setAccount(backend: Backend, account: BackendAccount | null): void {
  if (account === null || account.confirmed) {
    setUser(account && userOf(account));
    return;
  }
  setUser(null);
  notifyUnconfirmed();
  // Not within the library's own callback.
  setTimeout(() => signOut(backend).catch(() => undefined));
}

/** Asks to confirm the e-mail. */
export function notifyUnconfirmed(): void {
  notify('error', { title: m.session_unconfirmed(), text: m.session_unconfirmed_text() });
}

/**
 * Reads as a person who is signed in: with the stored token while it is valid, else with the whole client, which renews
 * the session.
 * @returns null when this person is no longer signed in
 * @throws what `ask` throws, or when the session had to be renewed and no answer came
 */
export async function readAsOwner<Answer>(
  userId: string,
  ask: (reader: OwnReader) => Promise<Answer>,
): Promise<Answer | null> {
  const reader = await ownReader(userId);
  if (reader !== null) return ask(reader);
  const user = await confirmedUser();
  return user?.id === userId ? ask(await sessionBackend()) : null;
}

/**
 * Ends the session here and at the backend.
 * @returns null when the backend was told; else its reason, which may be empty
 */
export async function endSession(): Promise<string | null> {
  try {
    await signOut(await sessionBackend());
    return null;
  } catch (error) {
    return error instanceof BackendFailure ? error.words : '';
  }
}

/** Completes a sign-in with Google, which led back to the home page with a code. */
export async function finishProviderSignIn(): Promise<void> {
  const code = new URLSearchParams(location.search).get('code');
  history.replaceState(history.state, '', location.pathname);
  try {
    // An error in the address is not shown: anybody may have written it.
    if (code === null) throw new BackendFailure('other', new Error());
    await openSignInLink(await sessionBackend(), { code });
    const path = consumeDestination();
    if (path !== location.pathname) location.replace(path);
  } catch (error) {
    const text = error instanceof BackendFailure && error.words;
    notify('error', {
      title: m.session_login_failed(),
      text: text || m.session_login_failed_text(),
    });
  }
}
