import { paths } from '@/config/paths';
import { describeAccount } from '@/data/account';
import { forgetSession } from '@/data/browser-client';
import { type Deletion, deleteAccount, madeWithPassword } from '@/data/delete-account';
import { readMyData } from '@/data/my-data';
import { changeProfile, type Profile, readProfile, storeProfile } from '@/data/profiles';
import { confirmedUser, sessionBackend } from '@/session/backend';
import { endSession } from '@/session/end-session';
import { forgetDrafts } from '@/session/forget-drafts';
import { rememberIntention, takeIntention } from '@/session/intention';
import { $leaving, setUser } from '@/session/session.store';
import type { ProfileValues } from './profile.schema';

/**
 * The profile of the person who is signed in; one that is missing is made of what the account says.
 * @returns null when nobody is signed in any more
 * @throws Error when it could not be loaded
 */
export async function loadProfile(): Promise<Profile | null> {
  const user = await confirmedUser();
  if (user === null) return null;
  const backend = await sessionBackend();
  const profile = await readProfile(backend, user.id);
  if (profile !== null) return profile;
  if (await storeProfile(backend, user)) return user;
  throw new Error('The profile is missing and could not be made');
}

/**
 * Saves what was changed, in the profile and in the account, which the header reads.
 * @param id whose profile it is: nothing is saved when somebody else, or nobody, is signed in by now
 * @param changed what is not in it may have been changed elsewhere meanwhile, and stays
 * @returns the profile as it is stored now, or null when nothing was saved
 * @throws Error when it could not be saved; trying again is safe
 */
export async function saveProfile(
  id: string,
  changed: Partial<ProfileValues>,
): Promise<Profile | null> {
  const user = await confirmedUser();
  if (user?.id !== id) return null;
  if (Object.keys(changed).length === 0) return loadProfile();
  const backend = await sessionBackend();
  const row = changed.phone === '' ? { ...changed, phone: null } : changed;
  const profile = await changeProfile(backend, id, row);
  await describeAccount(backend, profile);
  return profile;
}

/**
 * Everything that is kept of the person, as a JSON text.
 * @returns null when somebody else, or nobody, is signed in by now
 * @throws Error when it could not be read
 */
export async function exportMyData(id: string): Promise<string | null> {
  const user = await confirmedUser();
  if (user?.id !== id) return null;
  const data = await readMyData(await sessionBackend(), id);
  return JSON.stringify({ exported_at: new Date().toISOString(), ...data }, null, 2);
}

/**
 * Deletes the account of the person, and every trace of it in this browser that names them.
 * @param password null for an account that has none
 * @throws Error when it is not known to be deleted
 */
export async function leaveForGood(id: string, password: string | null): Promise<Deletion> {
  const user = await confirmedUser();
  if (user?.id !== id) return 'signed_out';
  const outcome = await deleteAccount(await sessionBackend(), password);
  if (outcome === 'deleted') {
    $leaving.set(true);
    forgetDrafts();
    forgetSession();
    setUser(null);
  }
  return outcome;
}

/** Whether the person has a password to prove with that the account is theirs. */
export async function hasPassword(): Promise<boolean> {
  return madeWithPassword(await sessionBackend());
}

/** What a person goes on with on the profile page after they have signed in again. */
const deletion = 'delete_account';

/** Ends the session, which leads to the sign-in page; whoever comes back goes on with the deletion. */
export async function signInAgain(): Promise<void> {
  rememberIntention({ action: deletion, path: paths.profile });
  await endSession();
  forgetSession();
  setUser(null);
}

/** Whether the person has come back from signing in again, once. */
export function cameBackToDelete(): boolean {
  return takeIntention(deletion) !== null;
}
