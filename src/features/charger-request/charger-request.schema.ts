import * as z from 'zod/mini';
import {
  longest,
  oneOf,
  optionalEmail,
  optionalText,
  requiredPhone,
  requiredText,
} from '#features/request/field-rules.ts';
import { m } from '#paraglide/messages.js';

/** The values that the table knows. */
export const installationTypes = ['home', 'business'] as const;
export const parkingTypes = ['private', 'garage', 'public', 'street', 'other'] as const;

/** A charger request as it is typed, to what is stored. */
export const ChargerRequestSchema = z.object({
  name: requiredText(m.request_name_required(), longest.name),
  phone: requiredPhone(m.request_phone_required()),
  email: optionalEmail(),
  location: requiredText(m.charger_request_location_required(), longest.place),
  vehicle_model: requiredText(m.charger_request_vehicle_required(), longest.model),
  installation_type: oneOf(installationTypes, m.charger_request_installation_required()),
  electrical_capacity: optionalText(longest.capacity),
  parking_type: oneOf(parkingTypes, m.charger_request_parking_required()),
});
