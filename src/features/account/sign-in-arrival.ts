import { storageKeys } from '@/config/storage-keys';
import { AccountFailure } from '@/data/account-failure';
import { sessionKept } from '@/data/browser-client';
import { recall } from '@/lib/web-storage';
import { m } from '@/paraglide/messages.js';
import { confirmedUser } from '@/session/backend';
import { rememberReturn, shareIntention, takeDestination } from '@/session/intention';
import { $user } from '@/session/session.store';
import type { User } from '@/session/user';
import { enterByLink } from './account-actions';
import { readArrival, withoutLink } from './arrival';
import { awaitedEmail, confirmationArrived } from './awaited';
import { type AccountMessage, done, failed } from './message';
import { forgetTyped } from './typed';

/** How long a success is shown before the page is left, in milliseconds (Spec 9). */
export const leaveAfterMs = 2000;

/**
 * What there is to do on the sign-in page before anything is typed: finish a sign-up whose link led here, send on who
 * is signed in already, say which mail is awaited.
 * @param tell shows a message, more than one after the other
 */
export async function arrive(tell: (message: AccountMessage) => void): Promise<void> {
  const { link, problem } = readArrival(location.search);
  if (link !== null) {
    tell({ tone: 'info', title: m.account_confirm_busy() });
    await confirm(link, tell);
  } else if (problem) {
    cleanAddress();
    if (await sendOn()) return;
    tell(failed(m.account_confirm_failed(), m.account_confirm_failed_text()));
  } else {
    // Whoever comes back here has often signed in meanwhile: a mail's link opens a tab of its own.
    addEventListener('focus', sendOn);
    const email = awaitedEmail();
    if (seemsSignedIn()) await sendOn();
    else if (email !== null) tell(waiting(email));
  }
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

async function confirm(
  link: Parameters<typeof enterByLink>[0],
  tell: (message: AccountMessage) => void,
): Promise<void> {
  try {
    const before = $user.get();
    const now = await enterByLink(link);
    cleanAddress();
    tell(done(m.account_confirm_done(), signedInAs(now, before)));
    setTimeout(() => leave(takeDestination(), tell), leaveAfterMs);
  } catch (error) {
    // The link stays in the address while nobody has seen it, so that reloading the page tries again.
    const unseen = !(error instanceof AccountFailure) || error.kind === 'offline';
    if (!unseen) cleanAddress();
    // Who opens a link twice is signed in by the first time.
    if (!unseen && (await sendOn())) return;
    const text = unseen ? m.account_offline() : m.account_confirm_failed_text();
    tell(failed(m.account_confirm_failed(), text));
  }
}

/** Whose account it is, since anybody may have sent the link, and whose it no longer is. */
function signedInAs({ id, email }: User, before: User | null): string {
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

/** What signs in must not stay in the address, where the history and other sites could see it. */
function cleanAddress(): void {
  history.replaceState(history.state, '', location.pathname + withoutLink(location.search));
}
