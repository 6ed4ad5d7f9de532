import * as z from 'zod/mini';
import { paths } from '#config/paths.ts';
import { jsonIn } from '#lib/json.ts';
import { readText, removeText, saveText } from '#lib/web-storage.ts';

// Values that account pages keep in the browser, all for this tab except the last sign-up and the short password.

const keys = {
  typed: 'tayar-account-typed',
  awaitedEmail: 'tayar-awaited-email',
  resetAccount: 'tayar-reset-opened',
  signedUp: 'tayar-signed-up',
  shortPassword: 'tayar-short-password',
} as const;

/** The fields that signing in and up have in common; passwords are never stored. */
const typedFields = ['name', 'email', 'phone'] as const;
type Typed = Partial<Record<(typeof typedFields)[number], string>>;

const TypedSchema = z.record(z.string(), z.string());

/** The part of a form that tells its values. */
type TypedForm = {
  getValues: () => Typed;
  watch: (listener: (values: Typed) => void) => { unsubscribe: () => void };
};

/**
 * Remembers what is typed into a form, for the same page in the other language and for the other form.
 * @returns a function that stops it
 */
export function rememberTyped(form: TypedForm): () => void {
  const store = (values: Typed) => {
    const all: Record<string, string> = { ...typedBefore(), ...values };
    const typed = typedFields.flatMap((field) => (all[field] ? [[field, all[field]]] : []));
    if (typed.length === 0) removeTyped();
    else saveText('tab', keys.typed, JSON.stringify(Object.fromEntries(typed)));
  };
  store(form.getValues());
  return form.watch(store).unsubscribe;
}

/** The remembered entries, as initial values. */
export function typedBefore(): Record<string, string> {
  return TypedSchema.safeParse(jsonIn(readText('tab', keys.typed))).data ?? {};
}

export function removeTyped(): void {
  removeText('tab', keys.typed);
}

/** Remembers for the sign-in page to whom a confirmation mail was sent. */
export function awaitConfirmation(email: string): void {
  saveText('tab', keys.awaitedEmail, email);
}

/** To whom a confirmation mail was sent, or null. */
export function awaitedEmail(): string | null {
  return readText('tab', keys.awaitedEmail);
}

export function confirmationArrived(): void {
  removeText('tab', keys.awaitedEmail);
}

/** Remembers whose reset link was opened, because a phone may reload the page; null once that is over. */
export function rememberReset(accountId: string | null): void {
  if (accountId === null) removeText('tab', keys.resetAccount);
  else saveText('tab', keys.resetAccount, accountId);
}

/** The account whose reset link was opened and that has no new password yet, or null. */
export function openedReset(): string | null {
  return readText('tab', keys.resetAccount);
}

/** Marks the page for a new password when it was opened because an e-mail was just confirmed. */
const confirmedMark = 'confirmed';

/** Where to choose a password after confirming an e-mail. */
export const choosePasswordAddress = () => `${paths.resetPassword}?${confirmedMark}=1`;

/** Whether the page for a new password was opened that way. @param search as `location.search` */
export function isJustConfirmed(search: string): boolean {
  return new URLSearchParams(search).has(confirmedMark);
}

const SignedUpSchema = z.object({ id: z.string(), isNew: z.boolean() });

/** Remembers the last sign-up. @param isNew whether it created the account, with its password */
export function rememberSignUp(id: string, isNew: boolean): void {
  saveText('browser', keys.signedUp, JSON.stringify({ id, isNew }));
}

/** Whether this browser created the account; undefined when that is unknown. */
export function signedUpHere(id: string): boolean | undefined {
  const known = SignedUpSchema.safeParse(jsonIn(readText('browser', keys.signedUp))).data;
  return known?.id === id ? known.isNew : undefined;
}

/** Remembers whether the password that was just used or chosen is too short for somebody of the team. */
export function rememberShortPassword(id: string, isShort: boolean): void {
  if (isShort) saveText('browser', keys.shortPassword, id);
  else if (hasShortPassword(id)) removeText('browser', keys.shortPassword);
}

/** Whether the last password that this account used in this browser is too short for somebody of the team. */
export function hasShortPassword(id: string): boolean {
  return readText('browser', keys.shortPassword) === id;
}
