import { notify, toastDurationMs } from '#components/toast.store.ts';
import type { BackendAccount, OpenedLink, SignInLink } from '#data/account.ts';
import { hasStoredSession } from '#data/browser-client.ts';
import { readText, storageKeys } from '#lib/web-storage.ts';
import { m } from '#paraglide/messages.js';
import { confirmedUser } from '#session/backend.ts';
import { consumeDestination, rememberReturn, shareIntention } from '#session/intention.ts';
import { $user, type User } from '#session/session.store.ts';
import { enterByLink, storeOwnProfile } from './account-actions.ts';
import { cleanAddress, hintedEmail, readArrival } from './arrival.ts';
import { type AccountMessage, failureMessage, successMessage } from './message.ts';
import {
  awaitedEmail,
  choosePasswordAddress,
  confirmationArrived,
  rememberReset,
  removeTyped,
} from './remembered.ts';

/** How long a success is shown before leaving the page, in milliseconds. */
export const leaveAfterMs = 2000;

/**
 * What happens when the sign-in page opens: offers the link that led here, sends on a person who is signed in, or says
 * which mail they are waiting for.
 * @param show shows a message
 * @param offer asks the person whether to use a link
 */
export async function handleArrival(
  show: (message: AccountMessage) => void,
  offer: (link: SignInLink) => void,
): Promise<void> {
  const { link, problem } = readArrival(location.search);
  if (link !== null) {
    if (!isOpenedAgain() || !(await redirectIfSignedIn())) offer(link);
  } else if (problem) {
    await refuseLink(show);
  } else {
    // People who come back to this tab may have signed in meanwhile, because mail links open a new tab.
    addEventListener('focus', redirectIfSignedIn);
    const email = awaitedEmail();
    if (seemsSignedIn()) await redirectIfSignedIn();
    else if (email !== null) show(waiting(email));
  }
}

/** Whether the link is for the person who is signed in: many people open a mail twice. */
function isOpenedAgain(): boolean {
  const hint = hintedEmail(location.hash);
  return hint !== null && $user.get()?.email.toLowerCase() === hint.toLowerCase();
}

/** Says that a link does not work, unless the person is signed in already. */
export async function refuseLink(show: (message: AccountMessage) => void): Promise<void> {
  cleanAddress();
  if (await redirectIfSignedIn()) return;
  show(failureMessage(m.account_confirm_failed(), m.account_confirm_failed_text()));
}

/** Sends a person who is signed in on to where they wanted to go. @returns whether they are */
export async function redirectIfSignedIn(): Promise<boolean> {
  if (!seemsSignedIn()) return false;
  const user = await confirmedUser().catch(() => null);
  if (user === null) return false;
  confirmationArrived();
  removeTyped();
  location.replace(readArrival(location.search).redirect);
  return true;
}

/** The session or the copy of its user may be missing; `confirmedUser` restores either. */
function seemsSignedIn(): boolean {
  return $user.get() !== null || hasStoredSession();
}

/** Remembers where the person wanted to go, for the tab that a mail link opens. */
export function rememberArrival(): void {
  rememberReturn(readArrival(location.search).redirect);
  shareIntention();
}

/**
 * Signs in to the account of a link and leaves the page.
 * @throws BackendFailure
 */
export async function signInByLink(
  link: SignInLink,
  opened: OpenedLink,
  show: (message: AccountMessage) => void,
): Promise<void> {
  const before = $user.get();
  const mustChoose = await enterByLink(link, opened);
  const { account } = opened;
  if (mustChoose) rememberReset(account.id);
  const goOn = () => {
    if (mustChoose) location.replace(choosePasswordAddress());
    else leaveFor(consumeDestination(), show);
  };
  const problem = await storeOwnProfile(account);
  cleanAddress();
  if (problem !== null) {
    notify('error', { title: m.account_profile_failed(), text: problem });
    setTimeout(goOn, toastDurationMs);
  } else if (mustChoose) {
    goOn();
  } else {
    show(successMessage(m.account_confirm_done(), signedInAs(account, before)));
    setTimeout(goOn, leaveAfterMs);
  }
}

/** Names the account, because anybody may have sent the link, and the one that was signed in before. */
function signedInAs({ id, email }: BackendAccount, before: User | null): string {
  return before === null || before.id === id
    ? m.account_confirm_done_text({ email })
    : m.account_confirm_replaced_text({ email, before: before.email });
}

/** Leaves for a page, unless the browser does not store that the person is signed in. */
export function leaveFor(path: string, show: (message: AccountMessage) => void): void {
  confirmationArrived();
  removeTyped();
  // Back must not lead to a form that still holds their password.
  if (readText('browser', storageKeys.user) !== null) location.replace(path);
  else show(failureMessage(m.account_signin_storage(), m.account_signin_storage_text()));
}

function waiting(email: string): AccountMessage {
  return {
    tone: 'info',
    title: m.account_confirm_waiting(),
    text: m.account_confirm_waiting_text({ email }),
    resendTo: email,
  };
}
