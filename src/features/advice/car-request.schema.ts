import * as z from 'zod/mini';
import { contactRules } from '@/features/request/contact';
import { longest, optionalText, wholeNumber, yesOrNo } from '@/features/request/field-rules';
import { m } from '@/paraglide/messages.js';

/** The most that a table takes as the distance of a day. */
const mostKm = 10_000;

const FieldsSchema = z.object({
  ...contactRules,
  location: optionalText(longest.place),
  daily_km: wholeNumber(m.advice_daily_km_required(), m.advice_daily_km_invalid(), [0, mostKm]),
  travel_between_cities: yesOrNo(m.advice_answer_required()),
  travel_destination: optionalText(longest.place),
  own_second_car: yesOrNo(m.advice_answer_required()),
  private_parking: yesOrNo(m.advice_answer_required()),
});

/**
 * What is typed into the form of a car request, and what of it is stored: empty fields
 * are left out, and so is a destination of those who do not travel, which the form keeps out of sight.
 */
export const CarRequestSchema = z.pipe(
  FieldsSchema.check(
    z.refine(
      ({ travel_between_cities, travel_destination }) =>
        travel_between_cities !== true || travel_destination !== undefined,
      {
        path: ['travel_destination'],
        error: m.advice_travel_destination_required(),
        // Told with the faults of the other fields, not after them.
        when: () => true,
      },
    ),
  ),
  z.transform(({ email, location, travel_destination, ...stated }) => ({
    ...stated,
    ...(email && { email }),
    ...(location && { location }),
    ...(stated.travel_between_cities && travel_destination && { travel_destination }),
  })),
);

/** What a person states in a car request. */
export type CarRequest = z.infer<typeof CarRequestSchema>;
