import * as z from 'zod/mini';
import { jsonIn } from '@/lib/json';
import { forget, keep, keysOf, recall } from '@/lib/web-storage';
import { draftPrefix } from './forget-drafts';

/** What a person has typed into a form and not yet sent. */
export type Draft = {
  /** Of the record that sending it makes, so that trying again stores nothing twice. */
  id: string;
  /** The fields as they stand in the form. */
  values: Readonly<Record<string, string>>;
};

/** How long a draft is worth coming back to, in milliseconds: a week, whichever way the clock was set meanwhile. */
const draftLifeMs = 7 * 24 * 60 * 60 * 1000;

const DraftSchema = z.object({
  userId: z.string(),
  at: z.number(),
  id: z.uuid(),
  // A group of choices that was passed without choosing stands in its form as null.
  values: z.record(z.string(), z.catch(z.string(), '')),
});

/**
 * The draft of a form as this person left it, in whichever tab; else a new, empty one, which other tabs share once it
 * is kept. Drafts of others, and old ones, are forgotten.
 * @param form name of the form, with what it is about where it may be about several things
 */
export function openDraft(form: string, userId: string, now: number = Date.now()): Draft {
  for (const key of keysOf('browser', draftPrefix)) {
    if (draftAt(key, userId, now) === null) forget('browser', key);
  }
  return draftAt(draftPrefix + form, userId, now) ?? { id: crypto.randomUUID(), values: {} };
}

/** The draft under a key; null when it is of another person, too old, or cannot be read. */
function draftAt(key: string, owner: string, now: number): Draft | null {
  const kept = DraftSchema.safeParse(jsonIn(recall('browser', key))).data;
  if (kept?.userId !== owner || Math.abs(now - kept.at) >= draftLifeMs) return null;
  return { id: kept.id, values: kept.values };
}

/** Keeps what is typed so far. A browser that keeps nothing holds it for as long as the page is open. */
export function keepDraft(
  form: string,
  userId: string,
  draft: Draft,
  now: number = Date.now(),
): void {
  keep('browser', draftPrefix + form, JSON.stringify({ userId, at: now, ...draft }));
}

/** Forgets the draft of a form: it was sent, or given up. */
export function forgetDraft(form: string): void {
  forget('browser', draftPrefix + form);
}
