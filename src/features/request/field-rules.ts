import * as z from 'zod/mini';
import { westernDigits } from '#lib/arabic.ts';
import { formatNumber } from '#lib/number.ts';
import { type TextFault, textFault, withoutHidden } from '#lib/plain-text.ts';
import { m } from '#paraglide/messages.js';

/**
 * The rules for form fields. The limits are those of the tables, which also refuse rows sent without a form; every rule
 * takes the raw text of the field.
 */

/** Letters of the text fields, as the tables bound them; a capacity is that of an electric connection. */
export const longest = {
  name: 100,
  email: 254,
  place: 200,
  address: 300,
  occupation: 120,
  company: 120,
  brand: 80,
  model: 120,
  trim: 100,
  color: 60,
  capacity: 100,
  /** As typed; it is stored as a date. */
  date: 100,
} as const;

// Pasted text may hold line ends and invisible characters; a field holds one line.
const oneLine = z.overwrite<string>((text) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  withoutHidden(text.replace(/[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g, ' ')).trim(),
);

export const typedLine = () => z.string().check(oneLine);

const faultWords: Record<TextFault, () => string> = {
  garbled: m.ui_text_garbled,
  mixed: m.ui_text_mixed,
};

/** What to say of letters that are lost or that only look like others; null where a text has none. */
export function textFaultIn(text: string): string | null {
  const fault = textFault(text);
  return fault && faultWords[fault]();
}

/** A text of several lines or one whose letters can be read. */
export const readable = () =>
  z.refine<string>((text) => textFaultIn(text) === null, {
    error: ({ input }) => textFaultIn(String(input)) ?? undefined,
  });

const tooLong = (letters: number) => m.request_too_long({ count: formatNumber(letters) });

/** Text that must be there. @param missing what to say when it is not */
export function requiredText(missing: string, letters: number, long = tooLong(letters)) {
  return typedLine().check(z.minLength(1, missing), z.maxLength(letters, long), readable());
}

/** Text that may be there; left out of what is sent when it is not. */
export function optionalText(letters: number) {
  return z.pipe(
    typedLine().check(z.maxLength(letters, tooLong(letters)), readable()),
    z.transform((text) => text || undefined),
  );
}

// Loose on purpose, as the database is: only a delivered mail proves an address.
const isEmail = (invalid: string) => z.regex(/^(?:[^@\s]+@[^@\s]+\.[^@\s]+)?$/, invalid);

/** An e-mail address that must be there. */
export function requiredEmail(missing: string, invalid: string) {
  return typedLine().check(
    z.minLength(1, missing),
    z.maxLength(longest.email, invalid),
    isEmail(invalid),
  );
}

/** An e-mail address that may be there; left out of what is sent when it is not. */
export function optionalEmail() {
  const invalid = m.request_email_invalid();
  return z.pipe(
    typedLine().check(z.maxLength(longest.email, invalid), isEmail(invalid)),
    z.transform((text) => text || undefined),
  );
}

const western = z.overwrite<string>(westernDigits);

// A number that is copied may be wrapped in marks of its direction, or typeset: with blanks and hyphens of other kinds.
const dialled = z.overwrite<string>((text) =>
  westernDigits(text)
    .replace(/\p{Cf}|^tel:/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\p{Pd}\u2212]/gu, '-'),
);

/**
 * A telephone number as people in Egypt write it, as the database accepts it: Western or Arabic digits, five at least,
 * plus, spaces, hyphens, brackets. Nothing at all passes too: whether one is needed is for each form to say.
 */
const phonePattern =
  /^(?:(?=(?:.*[\d\u0660-\u0669\u06F0-\u06F9]){5})[\d\u0660-\u0669\u06F0-\u06F9+() ./-]{5,30})?$/;

/** A telephone number of any kind that must be there. */
export function requiredPhone(missing: string, invalid = m.request_phone_invalid()) {
  return optionalPhone(invalid).check(z.minLength(1, missing));
}

/** A telephone number of any kind that may be there; empty when it is not. */
export function optionalPhone(invalid: string) {
  return typedLine().check(
    dialled,
    z.regex(phonePattern, invalid),
    z.refine(isWholeMobile, m.request_phone_mobile()),
  );
}

/** Whether a number that begins as an Egyptian mobile number also ends as one; others are left to who calls them. */
function isWholeMobile(phone: string): boolean {
  const digits = westernDigits(phone).replace(/\D/g, '');
  return !digits.startsWith('01') || digits.length === 11;
}

/** A telephone number of one kind. @param pattern of the number without blanks, in Western digits */
export function phoneLike(pattern: RegExp, invalid: string) {
  return typedLine().check(
    dialled,
    z.overwrite((text) => text.replace(/[\s().-]/g, '')),
    z.regex(pattern, invalid),
  );
}

/** A whole number, in digits of any script. @param range both ends included */
export function wholeNumber(missing: string, invalid: string, range: readonly [number, number]) {
  return z.pipe(
    typedLine().check(western, z.minLength(1, missing), z.regex(/^(?:\d{1,9})?$/, invalid)),
    z.pipe(
      z.transform(Number),
      z.number().check(z.minimum(range[0], invalid), z.maximum(range[1], invalid)),
    ),
  );
}

/** An answer that must be given: 'yes' or 'no', as true or false. */
export function yesOrNo(missing: string) {
  return z.pipe(
    z.enum(['yes', 'no'], { error: missing }),
    z.transform((answer) => answer === 'yes'),
  );
}

/** One of the given values. @param missing what to say while none is chosen */
export function oneOf<const Values extends readonly string[]>(values: Values, missing: string) {
  return z.enum(values, { error: missing });
}
