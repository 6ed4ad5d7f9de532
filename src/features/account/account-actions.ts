import { paths } from '@/config/paths';
import {
  type BackendAccount,
  changePassword,
  googleAddress,
  type OpenedLink,
  openSignInLink,
  resendConfirmation,
  type SignInLink,
  sendPasswordReset,
  signInWithPassword,
  signOut,
  signUp,
  takeSession,
} from '@/data/account';
import { AccountFailure } from '@/data/account-failure';
import { forgetSession, passingBackend } from '@/data/browser-client';
import { storeProfile } from '@/data/profiles';
import { m } from '@/paraglide/messages.js';
import { confirmedUser, sessionBackend } from '@/session/backend';
import { setUser } from '@/session/session.store';
import { userOf } from '@/session/user';
import type { SignInValues, SignUpValues } from './account.schema';
import { rememberSignUp, signedUpHere } from './signed-up';

/** Mails lead back to this site, whichever address it is served at. */
const fullAddress = (path: string) => new URL(path, location.origin).href;

/** @throws AccountFailure, of the kind 'unconfirmed' also where the backend would have let the person in */
export async function signIn(values: SignInValues): Promise<void> {
  const backend = await sessionBackend();
  const account = await signInWithPassword(backend, values);
  if (account.confirmed) {
    setUser(userOf(account));
    return;
  }
  await signOut(backend).catch(() => undefined);
  throw new AccountFailure('unconfirmed', new Error('Email not confirmed'));
}

/** Leaves for Google, which sends the person back to the home page in their language. @throws AccountFailure */
export async function signInWithGoogle(): Promise<void> {
  location.assign(await googleAddress(await sessionBackend(), fullAddress(paths.home)));
}

/**
 * Creates the account. Where the backend signs in at once the profile is stored now, else when the e-mail has been
 * confirmed: before that nobody may write it.
 * @returns what to tell the person when the profile could not be stored, else null
 * @throws AccountFailure
 */
export async function register({ confirmation: _, ...person }: SignUpValues) {
  const backend = await sessionBackend();
  const { account, signedIn, isNew } = await signUp(backend, person, fullAddress(paths.signIn));
  rememberSignUp(account.id, isNew);
  return signedIn ? storeOwnProfile(account) : null;
}

/**
 * Opens the link of a mail, which works once. Who is signed in in this browser stays so until the link's own account
 * is entered.
 * @throws AccountFailure
 */
export async function openLink(link: SignInLink): Promise<OpenedLink> {
  // A code fits what this browser's own client has kept since it asked for the mail.
  const backend = await ('code' in link ? sessionBackend() : passingBackend());
  return openSignInLink(backend, link);
}

/**
 * Signs in to the account of a link. Where the link has only now confirmed the e-mail, somebody else may have made the
 * account: a password that was not chosen in this browser ends, and so does every other session.
 * @returns whether a new password must be chosen
 * @throws AccountFailure
 */
export async function enterByLink(
  link: SignInLink,
  { account, session, confirms }: OpenedLink,
): Promise<boolean> {
  const backend = await sessionBackend();
  await takeSession(backend, session);
  setUser(userOf(account));
  const asksForPassword = 'type' in link && ['recovery', 'invite'].includes(link.type);
  if (!confirms) return asksForPassword;
  const isKnown = signedUpHere(account.id) ?? 'code' in link;
  if (!isKnown) await changePassword(backend, `${crypto.randomUUID()}-Aa1`);
  // Nobody can have had one before the e-mail was confirmed; this only makes sure of it.
  await signOut(backend, 'others').catch(() => undefined);
  return asksForPassword || !isKnown;
}

/**
 * Stores and verifies the profile of a new account.
 * @returns what to tell the person when that failed, else null
 */
export async function storeOwnProfile(account: BackendAccount): Promise<string | null> {
  try {
    const stored = await storeProfile(await sessionBackend(), userOf(account));
    return stored ? null : m.account_profile_refused_text();
  } catch (error) {
    console.error(error);
    return m.account_profile_unexpected_text();
  }
}

/** @throws AccountFailure */
export async function requestConfirmation(email: string): Promise<void> {
  await resendConfirmation(await sessionBackend(), email, fullAddress(paths.signIn));
}

/** @throws AccountFailure */
export async function requestPasswordReset(email: string): Promise<void> {
  await sendPasswordReset(await sessionBackend(), email, fullAddress(paths.resetPassword));
}

/**
 * Sets the new password and ends the session of the link, so that the person signs in with what they chose; and all
 * others, since somebody else may have known the old one.
 * @param account id of the one whose link was opened: another tab may have signed somebody else in since
 * @param mayBeSet this very password was sent before, and no answer came: that it is the present one is no refusal
 * @throws AccountFailure
 */
export async function setNewPassword(
  account: string,
  password: string,
  mayBeSet: boolean,
): Promise<void> {
  const backend = await sessionBackend();
  if ((await confirmedUser())?.id !== account) {
    throw new AccountFailure('session', new Error('The session of the link has ended'));
  }
  try {
    await changePassword(backend, password);
  } catch (error) {
    const isSet = error instanceof AccountFailure && error.kind === 'same_password';
    if (!(isSet && mayBeSet)) throw error;
  }
  setUser(null);
  // The one of the link ends here, whatever the backend could be told.
  await signOut(backend, 'global').catch(forgetSession);
}
