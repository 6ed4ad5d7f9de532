import { z } from 'zod';
import { picturePattern } from '#domain/photos.ts';
import { catalogueTextFault, withoutHidden } from '#lib/plain-text.ts';

/**
 * How one cell of a spreadsheet is read: text in, a value for the database out, or a sentence that says what to
 * type instead. An empty cell means 'not known' and gives null wherever that is allowed.
 */

/** Control characters and halves of surrogate pairs, neither of which Postgres and pages can hold. */
const unprintable = /\p{Cc}|\p{Cs}/u;

const text = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, `shorten it to ${longest} characters`)
    .refine(
      (cell) => !unprintable.test(cell) && withoutHidden(cell) === cell,
      'remove the line break or invisible character',
    )
    .refine(
      (cell) => catalogueTextFault(cell) !== 'garbled',
      'type it again: letters of it are lost',
    )
    .refine(
      (cell) => catalogueTextFault(cell) !== 'mixed',
      'type each word in one alphabet, with a blank between English and Arabic',
    );

export const required = (longest: number) => text(longest).min(1, 'fill it in');

export const optional = (longest: number) =>
  text(longest).transform((cell) => (cell === '' ? null : cell));

/** A name that becomes part of an address, so no slashes. */
export const name = (longest: number) =>
  required(longest).refine(
    (cell) => !/[/\\]/.test(cell),
    'write it without / and \\, for instance with a hyphen',
  );

export const pictureAddress = optional(2048).refine(
  (cell) => cell === null || picturePattern.test(cell),
  'write an address that begins with https:// or /, or leave it empty',
);

export const uuid = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.uuid('leave it empty to get a new one, and never change one that is there'));

export const slug = text(60).regex(
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  'use small letters, digits and hyphens only, such as li-auto',
);

/** A number in plain digits between two bounds, both allowed; null for an empty cell. */
export function optionalNumber(least: number, most: number, kind: 'whole' | 'decimal') {
  const pattern = kind === 'whole' ? /^\d+$/ : /^\d+(?:\.\d+)?$/;
  const example = kind === 'whole' ? '1500000' : '60.5';
  return text(20).transform((cell, context) => {
    if (cell === '') return null;
    const value = Number(cell);
    if (pattern.test(cell) && value >= least && value <= most) return value;
    context.addIssue({
      code: 'custom',
      message: `write a ${kind} number from ${least} to ${most} in plain digits, such as ${example}, or leave it empty`,
    });
    return z.NEVER;
  });
}

export const requiredNumber = (least: number, most: number) =>
  optionalNumber(least, most, 'decimal').transform((value, context) => {
    if (value !== null) return value;
    context.addIssue({ code: 'custom', message: 'fill it in' });
    return z.NEVER;
  });

export const yesOrNo = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.enum(['yes', 'no'], 'write yes or no'))
  .transform((cell) => cell === 'yes');

/** The same, or null for an empty cell. */
const orEmpty = <Cell extends z.ZodType<unknown, string>>(cell: Cell, advice: string) =>
  z
    .string()
    .trim()
    .pipe(z.union([z.literal('').transform(() => null), cell], `${advice}, or leave it empty`));

/** One of a few words, which must be there. */
export function oneOf<const Choice extends string>(choices: readonly [Choice, ...Choice[]]) {
  return z
    .string()
    .trim()
    .pipe(z.enum(choices, `write one of: ${choices.join(', ')}`));
}

export const optionalOneOf = <const Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
) => orEmpty(oneOf(choices), `write one of: ${choices.join(', ')}`);

/** A day of the calendar as yyyy-MM-dd. Spreadsheets like to rewrite dates; the sentence says what to do. */
const dayAdvice = 'write the date as 2026-11-20 (format the column as text first)';
export const day = z
  .string()
  .trim()
  .pipe(z.iso.date({ error: dayAdvice, abort: true }));

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' }).format();

/** A day on which something was checked. */
export const optionalPastDay = orEmpty(
  day.refine(
    (cell) => cell >= '2000-01-01' && cell <= today(),
    'write a day from 2000 on that has come',
  ),
  dayAdvice,
);
