import { describeAccount } from '@/data/account';
import { forgetSession } from '@/data/browser-client';
import { type Deletion, deleteAccount } from '@/data/delete-account';
import { readMyData } from '@/data/my-data';
import { changeProfile, type Profile, readProfile, storeProfile } from '@/data/profiles';
import { confirmedUser, sessionBackend } from '@/session/backend';
import { forgetDrafts } from '@/session/forget-drafts';
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
 * @throws Error when it is not known to be deleted
 */
export async function leaveForGood(id: string, password: string): Promise<Deletion> {
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
