import { isStaff } from '@/data/staff';
import { fieldOf, jsonIn } from '@/lib/json';
import { readText, saveText } from '@/lib/web-storage';
import { readAsOwner } from './backend';
import { $user, ownStoragePrefix } from './session.store';

/** Where the browser keeps whether the person who is signed in belongs to the sales team. */
export const staffStorageKey = `${ownStoragePrefix}standing`;

/** How long a cached answer is valid, in milliseconds; the backend checks every upload again. */
const answerLifeMs = 3_600_000;

/** The stored text of an answer. @param askedAt moment in milliseconds */
export function staffText(userId: string, isStaff: boolean, askedAt: number): string {
  return JSON.stringify({ userId, isStaff, askedAt });
}

/**
 * The cached answer for a person.
 * @param now moment in milliseconds
 * @returns null when it is of another person, too old, or cannot be read
 */
export function readStaff(text: string | null, userId: string, now: number): boolean | null {
  const stored = jsonIn(text);
  const [isStaff, askedAt] = [fieldOf(stored, 'isStaff'), fieldOf(stored, 'askedAt')];
  if (fieldOf(stored, 'userId') !== userId || typeof isStaff !== 'boolean') return null;
  if (typeof askedAt !== 'number' || Math.abs(now - askedAt) >= answerLifeMs) return null;
  return isStaff;
}

/**
 * Whether a person belongs to the sales team; the answer is kept for a while.
 * @throws when the backend cannot be asked
 */
export async function belongsToStaff(userId: string): Promise<boolean> {
  const now = Date.now();
  const known = readStaff(readText('browser', staffStorageKey), userId, now);
  if (known !== null) return known;
  const answer = (await readAsOwner(userId, isStaff)) ?? false;
  // Do not store the answer if the person has signed out meanwhile.
  if ($user.get()?.id === userId)
    saveText('browser', staffStorageKey, staffText(userId, answer, now));
  return answer;
}
