import * as z from 'zod/mini';
import { jsonIn } from '@/lib/json';
import { forget, keep, recall } from '@/lib/kept';
import { typedKey } from './typed-kept';

/** What people type into the forms for signing in and up alike; passwords are kept nowhere. */
const fields = ['name', 'email', 'phone'] as const;

const TypedSchema = z.record(z.string(), z.string());

/** Keeps it for this tab: for the same page in the other language, and the other of the two forms. */
export function keepTyped(values: Partial<Record<(typeof fields)[number], string>>): void {
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
