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

/** How long that of a visitor is: until they have an account, and not for the next person at this browser. */
const visitorLifeMs = 60 * 60 * 1000;

/** The owner of what is typed while nobody is signed in; whoever signs in takes it over. */
export const visitor = '';

const keyOf = (form: string, userId: string) =>
  `${draftPrefix}${userId === visitor ? 'visitor/' : ''}${form}`;

const DraftSchema = z.object({
  userId: z.string(),
  at: z.number(),
  id: z.uuid(),
  // A group of choices that has no answer is null in its form.
  values: z.record(z.string(), z.catch(z.string(), '')),
});

/**
 * The draft of a form as this person left it in any tab, else a new one, which other tabs share once it is saved. What
 * they typed before they signed in comes first. Old drafts are deleted and, once somebody is signed in, those of other
 * people.
 * @param form name of the form, with its subject if there can be several
 * @param userId or `visitor`
 */
export function openDraft(form: string, userId: string, now: number = Date.now()): Draft {
  for (const key of keysOf('browser', draftPrefix)) {
    const stored = readDraft(key, now);
    const isForeign = userId !== visitor && ![userId, visitor].includes(stored?.userId ?? '');
    if (stored === null || isForeign) removeText('browser', key);
  }
  const typedBefore = readDraft(keyOf(form, visitor), now);
  const own = readDraft(keyOf(form, userId), now);
  const found =
    typedBefore !== null && Object.keys(typedBefore.values).length > 0 ? typedBefore : own;
  return found ? { id: found.id, values: found.values } : { id: crypto.randomUUID(), values: {} };
}

/** The draft under a key, with its owner; null when it is too old or cannot be read. */
function readDraft(key: string, now: number): (Draft & { userId: string }) | null {
  const stored = DraftSchema.safeParse(jsonIn(readText('browser', key))).data;
  const life = stored?.userId === visitor ? visitorLifeMs : lifeMs;
  // Clocks may be set back.
  return stored && Math.abs(now - stored.at) < life ? stored : null;
}

/** Saves what is typed so far, if the browser stores anything. A person takes over what they typed as a visitor. */
export function saveDraft(
  form: string,
  userId: string,
  draft: Draft,
  now: number = Date.now(),
): void {
  saveText('browser', keyOf(form, userId), JSON.stringify({ userId, at: now, ...draft }));
  if (userId !== visitor) removeText('browser', keyOf(form, visitor));
}

/** Deletes the draft of a form that was sent or abandoned. */
export function removeDraft(form: string): void {
  removeText('browser', draftPrefix + form);
  removeText('browser', keyOf(form, visitor));
}
