import { paths } from '@/config/paths';
import {
  type BackendAccount,
  changePassword,
  googleAddress,
  openSignInLink,
  resendConfirmation,
  type SignInLink,
  sendPasswordReset,
  signInWithPassword,
  signOut,
  signUp,
} from '@/data/account';
import { AccountFailure } from '@/data/account-failure';
import { forgetSession } from '@/data/browser-client';
import { storeProfile } from '@/data/profiles';
import { m } from '@/paraglide/messages.js';
import { confirmedUser, sessionBackend } from '@/session/backend';
import { setUser } from '@/session/session.store';
import { type User, userOf } from '@/session/user';
import { notify } from '@/ui/toast.store';
import type { SignInValues, SignUpValues } from './account.schema';

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
 * @throws AccountFailure
 */
export async function register({ confirmation: _, ...person }: SignUpValues): Promise<void> {
  const backend = await sessionBackend();
  const { account, signedIn } = await signUp(backend, person, fullAddress(paths.signIn));
  if (signedIn) await makeProfile(account);
}

/**
 * Signs in by the link of a confirmation mail, which comes as a code, or as a link that signs in where it is the second
 * such mail, just as well.
 * @returns who is signed in by it
 * @throws AccountFailure
 */
export async function enterByLink(link: SignInLink): Promise<User> {
  const account = await openSignInLink(await sessionBackend(), link);
  const user = userOf(account);
  setUser(user);
  await makeProfile(account);
  return user;
}

/** Stores and verifies the profile of a new account; what goes wrong is said and stands in nobody's way (Spec 8). */
async function makeProfile(account: BackendAccount): Promise<void> {
  const title = m.account_profile_failed();
  try {
    if (await storeProfile(await sessionBackend(), userOf(account))) return;
    notify('error', { title, text: m.account_profile_refused_text() });
  } catch (error) {
    console.error(error);
    notify('error', { title, text: m.account_profile_unexpected_text() });
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
 * Opens the link of a reset mail: whoever holds it may choose a new password.
 * @returns whose it is
 * @throws AccountFailure
 */
export async function openResetLink(link: SignInLink): Promise<User> {
  return userOf(await openSignInLink(await sessionBackend(), link));
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
