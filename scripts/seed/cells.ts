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

const slashAdvice = 'write it without / and \\, for instance with a hyphen';

/** A name that becomes part of an address, so no slashes. */
export const name = (longest: number) =>
  required(longest).refine((cell) => !/[/\\]/.test(cell), slashAdvice);

export const optionalName = (longest: number) =>
  optional(longest).refine((cell) => !/[/\\]/.test(cell ?? ''), slashAdvice);

/** Texts with semicolons between; an empty cell holds none. */
export const textsBySemicolon = text(2000).transform((cell) =>
  cell
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
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

/** What a number cell takes: a whole one from `least`, or a decimal one above 0 where none is given. */
type Bounds = { kind: 'whole' | 'decimal'; least?: number; most: number };

/** A number in plain digits; null for an empty cell. */
export function optionalNumber({ kind, least, most }: Bounds) {
  const pattern = kind === 'whole' ? /^\d+$/ : /^\d+(?:\.\d+)?$/;
  const example = kind === 'whole' ? '1500000' : '60.5';
  const range = least === undefined ? `above 0, ${most} at most,` : `from ${least} to ${most}`;
  return text(20).transform((cell, context) => {
    if (cell === '') return null;
    const value = Number(cell);
    const isLarge = least === undefined ? value > 0 : value >= least;
    if (pattern.test(cell) && isLarge && value <= most) return value;
    context.addIssue({
      code: 'custom',
      message: `write a ${kind} number ${range} in plain digits, such as ${example}, or leave it empty`,
    });
    return z.NEVER;
  });
}

export const requiredNumber = (least: number, most: number) =>
  optionalNumber({ kind: 'decimal', least, most }).transform((value, context) => {
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
export function oneOf<const Choice extends string>(choices: readonly Choice[]) {
  return z
    .string()
    .trim()
    .pipe(z.enum(choices, `write one of: ${choices.join(', ')}`));
}

export const optionalOneOf = <const Choice extends string>(choices: readonly Choice[]) =>
  orEmpty(oneOf(choices), `write one of: ${choices.join(', ')}`);

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
