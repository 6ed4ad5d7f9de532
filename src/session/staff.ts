import type { Backend } from '#data/client.ts';
import { isManager, isStaff } from '#data/staff.ts';
import { fieldOf, jsonIn } from '#lib/json.ts';
import { readText, saveText } from '#lib/web-storage.ts';
import { readAsOwner } from './backend.ts';
import { $user, ownStoragePrefix } from './session.store.ts';

/** Where the browser keeps the rights of the person who is signed in. */
export const staffStorageKey = `${ownStoragePrefix}staff-rights`;

/** How long a cached answer is valid, in milliseconds; the backend checks every upload again. */
const answerLifeMs = 3_600_000;

/** What a person may do beyond buying: the team answers requests, and its managers run the site. */
export type StaffRights = { isStaff: boolean; isManager: boolean };

/** The stored text of an answer. @param askedAt moment in milliseconds */
export function staffText(userId: string, rights: StaffRights, askedAt: number): string {
  return JSON.stringify({ userId, ...rights, askedAt });
}

/**
 * The cached answer for a person.
 * @param now moment in milliseconds
 * @returns null when it is of another person, too old, or cannot be read
 */
export function readStaff(text: string | null, userId: string, now: number): StaffRights | null {
  const stored = jsonIn(text);
  const [isStaff, isManager] = [fieldOf(stored, 'isStaff'), fieldOf(stored, 'isManager')];
  const askedAt = fieldOf(stored, 'askedAt');
  if (fieldOf(stored, 'userId') !== userId) return null;
  if (typeof isStaff !== 'boolean' || typeof isManager !== 'boolean') return null;
  if (typeof askedAt !== 'number' || Math.abs(now - askedAt) >= answerLifeMs) return null;
  return { isStaff, isManager };
}

/**
 * The rights of a person; the answer is kept for a while.
 * @throws when the backend cannot be asked
 */
export async function staffRightsOf(userId: string): Promise<StaffRights> {
  const now = Date.now();
  const known = readStaff(readText('browser', staffStorageKey), userId, now);
  if (known !== null) return known;
  const answer = (await readAsOwner(userId, readStaffRights)) ?? {
    isStaff: false,
    isManager: false,
  };
  // Do not store the answer if the person has signed out meanwhile.
  if ($user.get()?.id === userId)
    saveText('browser', staffStorageKey, staffText(userId, answer, now));
  return answer;
}

async function readStaffRights(reader: Pick<Backend, 'rpc'>): Promise<StaffRights> {
  const staff = await isStaff(reader);
  return { isStaff: staff, isManager: staff && (await isManager(reader)) };
}
