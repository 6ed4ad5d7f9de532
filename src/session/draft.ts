import * as z from 'zod/mini';
import { jsonIn } from '#lib/json.ts';
import { keysOf, readText, removeText, saveText } from '#lib/web-storage.ts';
import { draftPrefix } from './session.store.ts';

/** The unsent entries of a form. */
export type Draft = {
  /** The id of the row to be stored, so that a retry stores nothing twice. */
  id: string;
  /** The fields as they stand in the form. */
  values: Readonly<Record<string, string>>;
};

/** How long a draft is kept, in milliseconds. */
const lifeMs = 7 * 24 * 60 * 60 * 1000;

const DraftSchema = z.object({
  userId: z.string(),
  at: z.number(),
  id: z.uuid(),
  // A group of choices that has no answer is null in its form.
  values: z.record(z.string(), z.catch(z.string(), '')),
});

/**
 * The draft of a form as this person left it in any tab, else a new one, which other tabs share once it is saved. Old
 * drafts and those of other people are deleted.
 * @param form name of the form, with its subject if there can be several
 */
export function openDraft(form: string, userId: string, now: number = Date.now()): Draft {
  for (const key of keysOf('browser', draftPrefix)) {
    if (readDraft(key, userId, now) === null) removeText('browser', key);
  }
  return readDraft(draftPrefix + form, userId, now) ?? { id: crypto.randomUUID(), values: {} };
}

/** The draft under a key; null when it is somebody else's, too old, or cannot be read. */
function readDraft(key: string, owner: string, now: number): Draft | null {
  const stored = DraftSchema.safeParse(jsonIn(readText('browser', key))).data;
  // Clocks may be set back.
  if (stored?.userId !== owner || Math.abs(now - stored.at) >= lifeMs) return null;
  return { id: stored.id, values: stored.values };
}

/** Saves what is typed so far, if the browser stores anything. */
export function saveDraft(
  form: string,
  userId: string,
  draft: Draft,
  now: number = Date.now(),
): void {
  saveText('browser', draftPrefix + form, JSON.stringify({ userId, at: now, ...draft }));
}

/** Deletes the draft of a form that was sent or abandoned. */
export function removeDraft(form: string): void {
  removeText('browser', draftPrefix + form);
}
