import * as z from 'zod/mini';

const text = z.string().check(z.trim(), z.maxLength(500, 'must be at most 500 characters'));

/** Shape of a row of `public.tariffs`. A row that does not fit is named in the build log and left out. */
export const TariffRowSchema = z.object({
  key: z
    .string()
    .check(z.regex(/^[a-z0-9]+(?:_[a-z0-9]+)*$/, 'must be small letters, digits and _')),
  /** A number from hosted Supabase and text from the embedded backend; null must not become 0. */
  value: z.pipe(
    z.pipe(
      z.union(
        [z.number(), z.string().check(z.trim(), z.minLength(1, 'must be a number'))],
        'must be a number',
      ),
      z.transform(Number),
    ),
    z
      .number('must be a number')
      .check(
        z.nonnegative('must not be negative'),
        z.maximum(1_000_000_000, 'must be at most 1,000,000,000'),
      ),
  ),
  unit: text.check(z.minLength(1, 'must not be empty')),
  /** The day of a date or of a moment in any of the backends' notations, as yyyy-MM-dd. */
  valid_from: z.pipe(
    z.pipe(
      z.string('must be a date'),
      z.transform((moment) => moment.slice(0, 10)),
    ),
    z.iso.date('must be a date'),
  ),
  source: text.check(z.minLength(1, 'must not be empty')),
  note: z.pipe(
    z.nullish(text),
    z.transform((note) => (note === undefined || note === '' ? null : note)),
  ),
});

export type TariffRow = z.output<typeof TariffRowSchema>;
