import { fieldOf, jsonIn } from '@/lib/json';
import { ownStoragePrefix } from '@/session/session.store';

/** Where the browser keeps whether the person who is signed in belongs to the sales team. */
export const staffStorageKey = `${ownStoragePrefix}standing`;

/** How long an answer is taken for true, in milliseconds; the backend checks at every upload. */
const answerLifeMs = 3_600_000;

/** The stored text of an answer. @param askedAt moment in milliseconds */
export function staffText(userId: string, isStaff: boolean, askedAt: number): string {
  return JSON.stringify({ userId, isStaff, askedAt });
}

/**
 * What a stored text says of a person.
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
