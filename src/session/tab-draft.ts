import * as z from 'zod/mini';
import { jsonIn } from '#lib/json.ts';
import { readText, removeText, saveText } from '#lib/web-storage.ts';
import { $user, draftPrefix } from './session.store.ts';

const StoredSchema = z.object({ userId: z.string(), typed: z.unknown() });

/**
 * What the signed-in person types in a form of this tab, until it is saved. It is still there after a reload, and after
 * they had to sign in again; nobody else reads it. Unlike `openDraft`, other tabs have drafts of their own.
 * @param form name of the form, with its subject if there can be several
 */
export function tabDraft(form: string) {
  const key = draftPrefix + form;
  const owner = $user.get()?.id ?? '';
  const stored = StoredSchema.safeParse(jsonIn(readText('tab', key))).data;
  return {
    /** As it was saved last, to be checked with a schema; null for nothing. */
    kept: stored?.userId === owner ? stored.typed : null,
    /** Saves it, unless somebody else has signed in since the form was opened. */
    save(typed: unknown): void {
      const person = $user.get();
      if (person !== null && person.id !== owner) return;
      saveText('tab', key, JSON.stringify({ userId: owner, typed }));
    },
    remove: () => void removeText('tab', key),
  };
}
