import * as z from 'zod/mini';
import { amount, day, optionalText, text } from '@/features/catalogue/columns.schema';

/** Letters of a text. */
const longest = 500;

const requiredText = text(longest).check(z.minLength(1, 'must not be empty'));

/** Shape of a row of `public.tariffs`. A row that does not fit is named in the build log and left out. */
export const TariffRowSchema = z.object({
  key: z
    .string()
    .check(z.regex(/^[a-z0-9]+(?:_[a-z0-9]+)*$/, 'must be small letters, digits and _')),
  value: amount,
  unit: requiredText,
  valid_from: day,
  source: requiredText,
  note: optionalText(longest),
});

export type TariffRow = z.output<typeof TariffRowSchema>;
