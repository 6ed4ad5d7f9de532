import { paths } from '#config/paths.ts';
import {
  adoptSession,
  type BackendAccount,
  changePassword,
  googleAddress,
  keepPassword,
  type OpenedLink,
  openSignInLink,
  resendConfirmation,
  type SignInLink,
  sendPasswordReset,
  signInWithPassword,
  signOut,
  signUp,
} from '#data/account.ts';
import { removeSession, separateBackend } from '#data/browser-client.ts';
import { BackendFailure, kindOfFailure } from '#data/failure.ts';
import { storeProfile } from '#data/profiles.ts';
import { m } from '#paraglide/messages.js';
import { confirmedUser, sessionBackend } from '#session/backend.ts';
import { setUser, type User, userOf } from '#session/session.store.ts';
import { isShortForTeam, type SignInValues, type SignUpValues } from './account.schema.ts';
import { openedReset, rememberShortPassword, rememberSignUp, signedUpHere } from './remembered.ts';

/** Mails lead back to this site, at whatever address it is served. */
const fullAddress = (path: string) => new URL(path, location.origin).href;

/** @throws BackendFailure; of the kind 'unconfirmed' even if the backend would sign the person in */
export async function signIn(values: SignInValues): Promise<void> {
  const backend = await sessionBackend();
  const account = await signInWithPassword(backend, values);
  rememberShortPassword(account.id, isShortForTeam(values.password));
  if (account.confirmed) {
    setUser(userOf(account));
    return;
  }
  await signOut(backend).catch(() => undefined);
  throw new BackendFailure('unconfirmed', new Error('Email not confirmed'));
}

/** Leaves for Google, which sends the person back to the home page in their language. @throws BackendFailure */
export async function signInWithGoogle(): Promise<void> {
  location.assign(await googleAddress(await sessionBackend(), fullAddress(paths.home)));
}

/**
 * Creates the account. Its profile is stored now if the backend signs in at once, else after the e-mail is confirmed.
 * @returns the text for a profile that could not be stored, else null
 * @throws BackendFailure
 */
export async function register({ confirmation: _, ...person }: SignUpValues) {
  const backend = await sessionBackend();
  const { account, signedIn, isNew } = await signUp(backend, person, fullAddress(paths.signIn));
  rememberSignUp(account.id, isNew);
  rememberShortPassword(account.id, isShortForTeam(person.password));
  return signedIn ? storeOwnProfile(account) : null;
}

/**
 * Opens a mail link, which works once. The session of this browser stays until `enterByLink`.
 * @throws BackendFailure
 */
export async function openLink(link: SignInLink): Promise<OpenedLink> {
  // A code needs what this browser's client has stored when it asked for the mail.
  const backend = await ('code' in link ? sessionBackend() : separateBackend());
  return openSignInLink(backend, link);
}

/**
 * Signs in to the account of a link. If the link is what confirmed the e-mail, somebody else may have created the account
 * with this e-mail. So the password that was chosen before ended with the link's token; only in the browser that made the
 * account it works again. All other sessions end.
 * @returns whether a new password must be chosen
 * @throws BackendFailure
 */
export async function enterByLink(
  link: SignInLink,
  { account, session, confirms }: OpenedLink,
): Promise<boolean> {
  const backend = await sessionBackend();
  await adoptSession(backend, session);
  setUser(userOf(account));
  const asksForPassword = 'type' in link && ['recovery', 'invite'].includes(link.type);
  if (!confirms) return asksForPassword;
  const isKnown = signedUpHere(account.id) ?? 'code' in link;
  const hasPassword = isKnown && (await keepPassword(backend));
  // Nobody should have a session before the e-mail is confirmed; this makes sure.
  await signOut(backend, 'others').catch(() => undefined);
  return asksForPassword || !hasPassword;
}

/** Replaces a password that is too short for the team, and ends all other sessions. @throws BackendFailure */
export async function setTeamPassword(account: string, password: string): Promise<void> {
  const backend = await sessionBackend();
  if ((await confirmedUser())?.id !== account) {
    throw new BackendFailure('forbidden', new Error('Another account is signed in'));
  }
  await changePassword(backend, password);
  rememberShortPassword(account, false);
  await signOut(backend, 'others').catch(() => undefined);
}

/**
 * Stores the profile of a new account.
 * @returns the text for a failure, else null
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

/** @throws BackendFailure */
export async function requestConfirmation(email: string): Promise<void> {
  await resendConfirmation(await sessionBackend(), email, fullAddress(paths.signIn));
}

/** @throws BackendFailure */
export async function requestPasswordReset(email: string): Promise<void> {
  await sendPasswordReset(await sessionBackend(), email, fullAddress(paths.resetPassword));
}

/**
 * The person whose reset link was opened in this tab, if they are still signed in, such as after a reload.
 * @throws BackendFailure of the kind 'offline', or TypeError, when that is not known
 */
export async function userOfReset(): Promise<User | null> {
  const opened = openedReset();
  const user = opened === null ? null : await confirmedUser();
  return user?.id === opened ? user : null;
}

/**
 * Sets the new password and ends all sessions: the link's, so that the person signs in with the password, and others,
 * because somebody else may have known the old one.
 * @param account id of the link's account; another tab may have signed somebody else in
 * @param mayBeSet whether this password was sent before without an answer, so that it may be the current one
 * @throws BackendFailure
 */
export async function setNewPassword(
  account: string,
  password: string,
  mayBeSet: boolean,
): Promise<void> {
  const backend = await sessionBackend();
  if ((await confirmedUser())?.id !== account) {
    throw new BackendFailure('forbidden', new Error('The session of the link has ended'));
  }
  try {
    await changePassword(backend, password);
  } catch (error) {
    const isSet = kindOfFailure(error) === 'same_password';
    if (!(isSet && mayBeSet)) throw error;
  }
  rememberShortPassword(account, isShortForTeam(password));
  setUser(null);
  // The link's session ends here even if the backend could not be told.
  await signOut(backend, 'global').catch(removeSession);
}
