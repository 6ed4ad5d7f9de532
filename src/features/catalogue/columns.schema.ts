import * as z from 'zod/mini';
import { largestAmount } from '@/config/limits';

/** Shapes of columns as the backend answers them. The sentences are what the build log says of a row at fault. */

/**
 * Numeric columns come as numbers from hosted Supabase and as text from the embedded backend. Nothing else counts as
 * a number, or `true` would become a price of 1.
 */
export const amount = z.pipe(
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/\S/, 'must be a number'))], 'must be a number'),
    z.transform(Number),
  ),
  z
    .number('must be a number')
    .check(
      z.nonnegative('must not be negative'),
      z.maximum(largestAmount, `must be at most ${largestAmount.toLocaleString('en')}`),
    ),
);

/** The day of a date or of a moment in any of the backends' notations, as yyyy-MM-dd. */
export const day = z.pipe(
  z.pipe(
    z.string('must be a date'),
    z.transform((moment) => moment.slice(0, 10)),
  ),
  z.iso.date('must be a date'),
);

/** Text of so many letters at most, without the blanks around it. */
export function text(letters: number) {
  return z.string().check(z.trim(), z.maxLength(letters, `must be at most ${letters} characters`));
}

/** The same where it may be missing; an empty one counts as missing. */
export function optionalText(letters: number) {
  return z.pipe(
    z.nullish(text(letters)),
    z.transform((value) => (value === undefined || value === '' ? null : value)),
  );
}
