import * as z from 'zod/mini';
import { jsonIn } from '@/lib/json';
import { keep, recall } from '@/lib/web-storage';

/** Where the browser keeps which account was signed up for in it last. */
const storageKey = 'tayar-signed-up';

const SignedUpSchema = z.object({ id: z.string(), isNew: z.boolean() });

/** Remembers a sign-up until its e-mail is confirmed. @param isNew whether it made the account, with its password */
export function rememberSignUp(id: string, isNew: boolean): void {
  keep('browser', storageKey, JSON.stringify({ id, isNew }));
}

/** Whether this browser made the account; undefined when it knows nothing of it. */
export function signedUpHere(id: string): boolean | undefined {
  const known = SignedUpSchema.safeParse(jsonIn(recall('browser', storageKey))).data;
  return known?.id === id ? known.isNew : undefined;
}
