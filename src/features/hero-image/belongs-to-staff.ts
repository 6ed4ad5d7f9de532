import { isStaff } from '@/data/staff';
import { keep, recall } from '@/lib/web-storage';
import { askOwn } from '@/session/backend';
import { $user } from '@/session/session.store';
import { readStaff, staffStorageKey, staffText } from './kept-staff';

/**
 * Whether a person belongs to the sales team; the answer is kept for a while.
 * @throws when it cannot be told
 */
export async function belongsToStaff(userId: string): Promise<boolean> {
  const now = Date.now();
  const known = readStaff(recall('browser', staffStorageKey), userId, now);
  if (known !== null) return known;
  const answer = (await askOwn(userId, isStaff)) ?? false;
  // Nothing of a person stays who has signed out meanwhile.
  if ($user.get()?.id === userId) keep('browser', staffStorageKey, staffText(userId, answer, now));
  return answer;
}
