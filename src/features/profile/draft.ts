import * as z from 'zod/mini';
import type { ProfileValues } from './profile.schema';

/** Where the tab keeps what was typed and not yet saved: past a reload, and past the trip to the sign-in page. */
const storageKey = 'tayar-profile-draft';

const DraftSchema = z.object({ userId: z.string(), name: z.string(), phone: z.string() });

/** Keeps what a person has typed so far. A browser that keeps nothing just forgets. */
export function keepDraft(userId: string, { name, phone }: ProfileValues): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ userId, name, phone }));
  } catch {
    // It lasts as long as the page then.
  }
}

/** What this person had typed and not saved; that of anybody else is forgotten. */
export function recallDraft(userId: string): ProfileValues | null {
  try {
    const stored = DraftSchema.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
    if (!stored.success || stored.data.userId !== userId) {
      forgetDraft();
      return null;
    }
    const { name, phone } = stored.data;
    return { name, phone };
  } catch {
    return null;
  }
}

/** Forgets it: saved, given up, or the person has left. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // There is nothing to forget.
  }
}
