import { paths } from '#config/paths.ts';
import { changeAccount, hasPassword } from '#data/account.ts';
import { removeSession } from '#data/browser-client.ts';
import { readMyData } from '#data/own-data.ts';
import { type Deletion, deleteAccount } from '#data/own-functions.ts';
import { changeProfile, readProfile, type StoredProfile, storeProfile } from '#data/profiles.ts';
import { confirmedUser, endSession, sessionBackend } from '#session/backend.ts';
import { consumeIntention, rememberIntention } from '#session/intention.ts';
import { removeDrafts } from '#session/logout.ts';
import { $leaving, setUser } from '#session/session.store.ts';
import type { ProfileValues } from './profile.schema.ts';

/**
 * The profile of the person who is signed in; a missing one is created from the account.
 * @returns null when nobody is signed in any more
 * @throws Error when it could not be loaded
 */
export async function loadProfile(): Promise<StoredProfile | null> {
  const user = await confirmedUser();
  if (user === null) return null;
  const backend = await sessionBackend();
  const profile = await readProfile(backend, user.id);
  if (profile !== null) return profile;
  if (await storeProfile(backend, user)) return user;
  throw new Error('The profile is missing and could not be made');
}

/**
 * Saves changes in the profile and in the account, which the header reads.
 * @param id of the profile; nothing is saved when somebody else, or nobody, is signed in by now
 * @param changed only the fields that were changed: others may have been changed elsewhere
 * @returns the stored profile, or null when nothing was saved
 * @throws Error when it could not be saved; trying again is safe
 */
export async function saveProfile(
  id: string,
  changed: Partial<ProfileValues>,
): Promise<StoredProfile | null> {
  const user = await confirmedUser();
  if (user?.id !== id) return null;
  if (Object.keys(changed).length === 0) return loadProfile();
  const backend = await sessionBackend();
  const row = changed.phone === '' ? { ...changed, phone: null } : changed;
  const profile = await changeProfile(backend, id, row);
  await changeAccount(backend, profile);
  return profile;
}

/**
 * Everything that is stored about the person, as JSON.
 * @returns null when somebody else, or nobody, is signed in by now
 * @throws Error when it could not be read
 */
export async function exportMyData(id: string): Promise<string | null> {
  const user = await confirmedUser();
  if (user?.id !== id) return null;
  const { profile, rows } = await readMyData(await sessionBackend(), id);
  return JSON.stringify({ exported_at: new Date().toISOString(), profile, ...rows }, null, 2);
}

/**
 * Deletes the person's account, and everything in this browser that names them.
 * @param password null for an account that has none
 * @throws Error when it may not be deleted
 */
export async function deleteOwnAccount(id: string, password: string | null): Promise<Deletion> {
  const user = await confirmedUser();
  if (user?.id !== id) return 'signed_out';
  const outcome = await deleteAccount(await sessionBackend(), password);
  if (outcome === 'deleted') {
    $leaving.set(true);
    removeDrafts();
    removeSession();
    setUser(null);
  }
  return outcome;
}

/** Whether the person's account has a password to ask for. */
export async function ownsPassword(): Promise<boolean> {
  return hasPassword(await sessionBackend());
}

/** The intention to delete the account after signing in again. */
const deletion = 'delete_account';

/** Ends the session, which leads to the sign-in page. Coming back resumes the deletion. */
export async function signInAgain(): Promise<void> {
  rememberIntention({ action: deletion, path: paths.profile });
  await endSession();
  removeSession();
  setUser(null);
}

/** Whether the person has just come back from signing in again. */
export function cameBackToDelete(): boolean {
  return consumeIntention(deletion) !== null;
}
