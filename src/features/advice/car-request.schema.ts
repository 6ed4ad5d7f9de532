import * as z from 'zod/mini';
import {
  longest,
  optionalEmail,
  optionalText,
  requiredPhone,
  requiredText,
  wholeNumber,
  yesOrNo,
} from '#features/request/field-rules.ts';
import { m } from '#paraglide/messages.js';

/** The longest daily distance that the table accepts, km. */
const mostKm = 10_000;

const FieldsSchema = z.object({
  name: requiredText(m.request_name_required(), longest.name),
  phone: requiredPhone(m.request_phone_required()),
  email: optionalEmail(),
  location: optionalText(longest.place),
  daily_km: wholeNumber(m.advice_daily_km_required(), m.advice_daily_km_invalid(), [0, mostKm]),
  travel_between_cities: yesOrNo(m.advice_answer_required()),
  travel_destination: optionalText(longest.place),
  own_second_car: yesOrNo(m.advice_answer_required()),
  private_parking: yesOrNo(m.advice_answer_required()),
});

const destinationOfTravellers = z.refine<z.output<typeof FieldsSchema>>(
  ({ travel_between_cities, travel_destination }) =>
    travel_between_cities !== true || travel_destination !== undefined,
  {
    path: ['travel_destination'],
    error: m.advice_travel_destination_required(),
    // Together with the faults of other fields, not after them.
    when: () => true,
  },
);

/** A car request as it is typed, to what is stored: the form hides the destination from those who do not travel. */
export const CarRequestSchema = z.pipe(
  FieldsSchema.check(destinationOfTravellers),
  z.transform(({ travel_destination, ...stated }) => ({
    ...stated,
    travel_destination: stated.travel_between_cities ? travel_destination : undefined,
  })),
);

/** A car request as it is sent. */
export type CarRequest = z.infer<typeof CarRequestSchema>;
