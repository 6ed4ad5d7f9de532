import type { BackendAccount, OpenedLink, SignInLink } from '@/data/account';
import { sessionKept } from '@/data/browser-client';
import { recall, storageKeys } from '@/lib/web-storage';
import { m } from '@/paraglide/messages.js';
import { confirmedUser } from '@/session/backend';
import { rememberReturn, shareIntention, takeDestination } from '@/session/intention';
import { $user } from '@/session/session.store';
import type { User } from '@/session/user';
import { toastDurationMs } from '@/ui/toast.store';
import { enterByLink, storeOwnProfile } from './account-actions';
import { cleanAddress, hintedEmail, readArrival } from './arrival';
import { awaitedEmail, confirmationArrived } from './awaited';
import { type AccountMessage, done, failed } from './message';
import { choosePasswordAddress, rememberReset } from './reset-opened';
import { forgetTyped } from './typed';

/** How long a success is shown before the page is left, in milliseconds. */
export const leaveAfterMs = 2000;

/**
 * What there is to do on the sign-in page before anything is typed: offer the link that led here, send on who is signed
 * in already, say which mail is awaited.
 * @param tell shows a message, more than one after the other
 * @param offer asks the person whether to use a link
 */
export async function arrive(
  tell: (message: AccountMessage) => void,
  offer: (link: SignInLink) => void,
): Promise<void> {
  const { link, problem } = readArrival(location.search);
  if (link !== null) {
    if (!isOpenedAgain() || !(await sendOn())) offer(link);
  } else if (problem) {
    await refuseLink(tell);
  } else {
    // Whoever comes back here has often signed in meanwhile: a mail's link opens a tab of its own.
    addEventListener('focus', sendOn);
    const email = awaitedEmail();
    if (seemsSignedIn()) await sendOn();
    else if (email !== null) tell(waiting(email));
  }
}

/** Whether the link is for who is signed in: many people open every mail twice. */
function isOpenedAgain(): boolean {
  const hint = hintedEmail(location.hash);
  return hint !== null && $user.get()?.email.toLowerCase() === hint.toLowerCase();
}

/** Tells that a link is no good, unless it has served its purpose. */
export async function refuseLink(tell: (message: AccountMessage) => void): Promise<void> {
  cleanAddress();
  if (await sendOn()) return;
  tell(failed(m.account_confirm_failed(), m.account_confirm_failed_text()));
}

/** Whoever is signed in already is sent on to where they wanted to go. @returns whether they are */
export async function sendOn(): Promise<boolean> {
  if (!seemsSignedIn()) return false;
  const user = await confirmedUser().catch(() => null);
  if (user === null) return false;
  confirmationArrived();
  forgetTyped();
  location.replace(readArrival(location.search).redirect);
  return true;
}

/** Either the session or the copy of its user may be gone; what is left of them is put right by asking. */
function seemsSignedIn(): boolean {
  return $user.get() !== null || sessionKept();
}

/** Lets the tab that a mail's link will open know where the person wanted to go. */
export function rememberArrival(): void {
  rememberReturn(readArrival(location.search).redirect);
  shareIntention();
}

/**
 * Signs in to the account of a link, and leads on.
 * @throws AccountFailure
 */
export async function confirm(
  link: SignInLink,
  opened: OpenedLink,
  tell: (message: AccountMessage) => void,
): Promise<void> {
  const before = $user.get();
  const mustChoose = await enterByLink(link, opened);
  const { account } = opened;
  if (mustChoose) rememberReset(account.id);
  const goOn = () => {
    if (mustChoose) location.replace(choosePasswordAddress());
    else leave(takeDestination(), tell);
  };
  const problem = await storeOwnProfile(account);
  cleanAddress();
  if (problem !== null) {
    tell(failed(m.account_profile_failed(), problem));
    setTimeout(goOn, toastDurationMs);
  } else if (mustChoose) {
    goOn();
  } else {
    tell(done(m.account_confirm_done(), signedInAs(account, before)));
    setTimeout(goOn, leaveAfterMs);
  }
}

/** Whose account it is, since anybody may have sent the link, and whose it no longer is. */
function signedInAs({ id, email }: BackendAccount, before: User | null): string {
  return before === null || before.id === id
    ? m.account_confirm_done_text({ email })
    : m.account_confirm_replaced_text({ email, before: before.email });
}

/** Goes where the person wanted to, unless the next page could not know that they are signed in. */
export function leave(path: string, tell: (message: AccountMessage) => void): void {
  confirmationArrived();
  forgetTyped();
  // Nobody goes back to a form that holds their password.
  if (recall('browser', storageKeys.user) !== null) location.replace(path);
  else tell(failed(m.account_signin_storage(), m.account_signin_storage_text()));
}

function waiting(email: string): AccountMessage {
  return {
    tone: 'info',
    title: m.account_confirm_waiting(),
    text: m.account_confirm_waiting_text({ email }),
    resendTo: email,
  };
}
