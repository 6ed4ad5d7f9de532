import * as z from 'zod/mini';
import { visible } from '#lib/markup.ts';
import { catalogueTextFault, withoutHidden } from '#lib/plain-text.ts';
import { picturePattern } from './photos.ts';
import { storedAmount } from './rows.ts';

/**
 * The kinds of columns of the catalogue. Each gives the rule that forms, spreadsheets and the build use, and notes its
 * bounds as data. The messages here are for the build log; forms choose theirs by `fault`.
 */

/** A rule for which zod has no check. */
export type RuleFault =
  | 'missing'
  | 'marks'
  | 'garbled'
  | 'mixed'
  | 'future'
  | 'old'
  | 'range'
  | 'rating'
  | 'grounds'
  | 'indicative';

/** The bounds of a column. A figure may be missing, and so may whatever is not `required`. */
export type Column =
  | { kind: 'whole'; least: number; most: number }
  /** More than 0. */
  | { kind: 'decimal'; most: number }
  | { kind: 'line' | 'name'; letters: number; required: boolean }
  | { kind: 'choice'; values: readonly string[]; required: boolean }
  /** A list of texts, bounded by its length as JSON. */
  | { kind: 'lines'; bytes: number; required: boolean }
  | { kind: 'day' | 'picture' | 'photos' | 'trims' };

const columns = z.registry<Column>();

/**
 * The bounds of a column by its rule.
 * @throws Error when the rule was made by none of the kinds here
 */
export function columnOf(rule: z.core.$ZodType): Column {
  const column = columns.get(rule);
  if (column === undefined) throw new Error('a rule without the bounds of its column');
  return column;
}

function described<Rule extends z.core.$ZodType>(column: Column, rule: Rule): Rule {
  columns.add<z.core.$ZodType>(rule, column);
  return rule;
}

export const because = (fault: RuleFault, error: string) => ({ error, params: { fault } });

const lineRules = (letters: number) => [
  z.overwrite<string>((text) => withoutHidden(text).trim()),
  z.maxLength(letters, { error: `must be at most ${letters} characters`, abort: true }),
  z.refine<string>((text) => visible.test(text), because('missing', 'must not be empty')),
  z.refine<string>((text) => !/\p{Cc}/u.test(text), because('marks', 'must be one line')),
  z.refine<string>(
    (text) => catalogueTextFault(text) !== 'garbled',
    because('garbled', 'must not hold garbled letters'),
  ),
  z.refine<string>(
    (text) => catalogueTextFault(text) !== 'mixed',
    because('mixed', 'must not hold words of two alphabets'),
  ),
];

/** A text on one line, without the blanks around it and the characters that nobody sees. */
export const line = (letters: number) =>
  described({ kind: 'line', letters, required: true }, z.string().check(...lineRules(letters)));

/**
 * Addresses and links are made of names as they are stored: invisible characters would make equal-looking names differ;
 * slashes cannot be part of an address segment.
 */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}/\\]/u;

export const name = (letters: number) =>
  described(
    { kind: 'name', letters, required: true },
    z.string().check(
      z.refine(
        (text) => !unprintable.test(text) || !visible.test(text),
        because('marks', 'must not hold slashes, control characters or invisible marks'),
      ),
      ...lineRules(letters),
    ),
  );

export const optionalName = (letters: number) =>
  described({ kind: 'name', letters, required: false }, z.nullable(name(letters)));

/** The same text where it may be missing; an empty one counts as missing. */
export const orMissing = (text: z.ZodMiniString<string>) =>
  z.pipe(
    z.transform((text: unknown) =>
      text === undefined || (typeof text === 'string' && text.trim() === '') ? null : text,
    ),
    z.nullable(text),
  );

export const optionalLine = (letters: number) =>
  described({ kind: 'line', letters, required: false }, orMissing(line(letters)));

type Figure = typeof storedAmount | z.ZodMiniPipe<typeof storedAmount, z.ZodMiniNumber>;

/** A figure that may be missing; an empty one counts as missing. */
const optional = (figure: Figure) =>
  z.pipe(
    z.transform((value: unknown) => (value === '' ? null : value)),
    z.nullable(figure),
  );

/** A whole number between two bounds, both allowed. */
export const whole = (least: number, most: number) =>
  described(
    { kind: 'whole', least, most },
    optional(
      z.pipe(
        storedAmount,
        z
          .int('must be a whole number')
          .check(
            z.minimum(least, `must be at least ${least}`),
            z.maximum(most, `must be at most ${most}`),
          ),
      ),
    ),
  );

/** A number above 0. */
export const decimal = (most: number) =>
  described(
    { kind: 'decimal', most },
    optional(
      z.pipe(
        storedAmount,
        z
          .number()
          .check(z.positive('must be more than 0'), z.maximum(most, `must be at most ${most}`)),
      ),
    ),
  );

/** One of a few words. */
export const choice = <const Word extends string>(values: readonly Word[]) =>
  described({ kind: 'choice', values, required: true }, z.enum(values));

export const optionalChoice = <const Word extends string>(values: readonly Word[]) =>
  described({ kind: 'choice', values, required: false }, z.nullable(z.enum(values)));

/** A list of so many bytes as JSON, which is how its table bounds it. */
const list = <Item extends z.ZodMiniType>(item: Item, bytes: number) =>
  z.array(item).check(
    z.refine((items) => new TextEncoder().encode(JSON.stringify(items)).length <= bytes, {
      error: 'is too long',
    }),
  );

/** A list of texts of so many letters each. */
export const lines = (letters: number, bytes: number) =>
  described({ kind: 'lines', bytes, required: true }, list(line(letters), bytes));

export const optionalLines = (letters: number, bytes: number) =>
  described({ kind: 'lines', bytes, required: false }, z.nullable(list(line(letters), bytes)));

/** Trims by name, each with its price in EGP where that is known. */
export const trims = (letters: number, price: ReturnType<typeof whole>, bytes: number) =>
  described(
    { kind: 'trims' },
    z.nullable(list(z.object({ name: line(letters), price_egp: price }), bytes)),
  );

/** The day of a stored row, which may be any. */
export const day = () => described({ kind: 'day' }, z.nullable(z.iso.date('must be a date')));

const address = z
  .string()
  .check(
    z.maxLength(2048, 'must be at most 2048 characters'),
    z.regex(picturePattern, 'must be an address'),
  );

export const picture = () => described({ kind: 'picture' }, z.nullable(address));

/** Letters of a picture's texts; `is_picture` of the database has the same. */
export const photoTexts = { alt_en: 200, alt_ar: 200, credit: 120, licence: 80 } as const;

/** An address, or with it what the picture shows, who made it and under which licence it is shown. */
const photo = z.pipe(
  z.transform((given: unknown) => (typeof given === 'string' ? { src: given } : given)),
  z.pipe(
    z.object({
      src: address,
      alt_en: optionalLine(photoTexts.alt_en),
      alt_ar: optionalLine(photoTexts.alt_ar),
      credit: optionalLine(photoTexts.credit),
      licence: optionalLine(photoTexts.licence),
    }),
    z.transform(({ credit, licence, ...described }) => {
      const source = { ...(credit && { credit }), ...(licence && { licence }) };
      const isPlain = described.alt_en === null && described.alt_ar === null;
      const isNamed = credit !== null || licence !== null;
      return isPlain && !isNamed ? described.src : { ...described, ...source };
    }),
  ),
);

/** PostgreSQL writes lists with a blank after each comma. */
export const photos = () =>
  described(
    { kind: 'photos' },
    z.nullable(list(photo, 30_000).check(z.maxLength(40, 'must be at most 40 pictures'))),
  );
