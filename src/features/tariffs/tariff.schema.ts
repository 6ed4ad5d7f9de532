import { z } from 'zod';

const text = z.string().trim().max(500, 'must be at most 500 characters');

/** Shape of a row of `public.tariffs`. A row that does not fit is named in the build log and left out. */
export const TariffRowSchema = z.object({
  key: z.string().regex(/^[a-z0-9]+(?:_[a-z0-9]+)*$/, 'must be small letters, digits and _'),
  /** A number from hosted Supabase and text from the embedded backend; null must not become 0. */
  value: z
    .union([z.number(), z.string().trim().min(1, 'must be a number')], 'must be a number')
    .transform(Number)
    .pipe(
      z
        .number('must be a number')
        .nonnegative('must not be negative')
        .max(1_000_000_000, 'must be at most 1,000,000,000'),
    ),
  unit: text.min(1, 'must not be empty'),
  /** The day of a date or of a moment in any of the backends' notations, as yyyy-MM-dd. */
  valid_from: z
    .string('must be a date')
    .transform((moment) => moment.slice(0, 10))
    .pipe(z.iso.date('must be a date')),
  source: text.min(1, 'must not be empty'),
  note: text.nullish().transform((note) => (note === undefined || note === '' ? null : note)),
});

export type TariffRow = z.output<typeof TariffRowSchema>;
