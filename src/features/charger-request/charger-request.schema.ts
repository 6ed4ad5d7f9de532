import * as z from 'zod/mini';
import { contactRules } from '@/features/request/contact';
import { longest, oneOf, optionalText, requiredText } from '@/features/request/field-rules';
import { m } from '@/paraglide/messages.js';

/** What the table knows. */
export const installationTypes = ['home', 'business'] as const;
export const parkingTypes = ['private', 'garage', 'public', 'street', 'other'] as const;

const FieldsSchema = z.object({
  ...contactRules,
  location: requiredText(m.charger_request_location_required(), longest.place),
  vehicle_model: requiredText(m.charger_request_vehicle_required(), longest.model),
  installation_type: oneOf(installationTypes, m.charger_request_installation_required()),
  electrical_capacity: optionalText(longest.capacity),
  parking_type: oneOf(parkingTypes, m.charger_request_parking_required()),
});

/**
 * What is typed into the form of a charger request, and what of it is stored: empty
 * fields are left out.
 */
export const ChargerRequestSchema = z.pipe(
  FieldsSchema,
  z.transform(({ email, electrical_capacity, ...stated }) => ({
    ...stated,
    ...(email && { email }),
    ...(electrical_capacity && { electrical_capacity }),
  })),
);
