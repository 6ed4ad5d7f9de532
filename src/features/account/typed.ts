import * as z from 'zod/mini';
import { jsonIn } from '@/lib/json';
import { forget, keep, recall } from '@/lib/web-storage';

/** Where this tab keeps what was typed to sign up or in. */
const typedKey = 'tayar-account-typed';

/** What people type into the forms for signing in and up alike; passwords are kept nowhere. */
const fields = ['name', 'email', 'phone'] as const;

const TypedSchema = z.record(z.string(), z.string());

type Typed = Partial<Record<(typeof fields)[number], string>>;

/** As much of a form of react-hook-form as says what is typed into it. */
type TypedForm = {
  getValues: () => Typed;
  watch: (follow: (values: Typed) => void) => { unsubscribe: () => void };
};

/**
 * Keeps for this tab what is typed into a form, and what was before this ran: for the same page in the other language,
 * and the other of the two forms.
 * @returns what ends it
 */
export function keepTyped(form: TypedForm): () => void {
  keepValues(form.getValues());
  return form.watch(keepValues).unsubscribe;
}

function keepValues(values: Typed): void {
  const all: Record<string, string> = { ...typedBefore(), ...values };
  const typed = fields.flatMap((field) => (all[field] ? [[field, all[field]]] : []));
  if (typed.length === 0) forgetTyped();
  else keep('tab', typedKey, JSON.stringify(Object.fromEntries(typed)));
}

/** What was typed before, for an empty form to begin with. */
export function typedBefore(): z.infer<typeof TypedSchema> {
  return TypedSchema.safeParse(jsonIn(recall('tab', typedKey))).data ?? {};
}

/** Forgets it: whoever is signed in has no use for it. */
export function forgetTyped(): void {
  forget('tab', typedKey);
}
