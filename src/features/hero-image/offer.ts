import { isStaff } from '@/data/staff';
import { keep, recall } from '@/lib/web-storage';
import { askOwn } from '@/session/ask-own';
import { $user } from '@/session/session.store';
import { readStaff, staffStorageKey, staffText } from './kept-staff';

/**
 * Shows the control of the hero's picture to a person who belongs to the sales team (DECISIONS, 'Contradictions
 * settled'), and nothing to anybody else.
 * @throws when it cannot be told who they are, or the control cannot be fetched
 */
export async function offerTo(userId: string): Promise<void> {
  if (!(await belongsToStaff(userId)) || $user.get()?.id !== userId) return;
  const { drawControl } = await import('./draw-control');
  drawControl(userId);
}

async function belongsToStaff(userId: string): Promise<boolean> {
  const now = Date.now();
  const known = readStaff(recall('browser', staffStorageKey), userId, now);
  if (known !== null) return known;
  const answer = (await askOwn(userId, isStaff)) ?? false;
  // Nothing of a person stays who has signed out meanwhile.
  if ($user.get()?.id === userId) keep('browser', staffStorageKey, staffText(userId, answer, now));
  return answer;
}
