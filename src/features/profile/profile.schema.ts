import * as z from 'zod/mini';
import { longest, optionalPhone, requiredText } from '#features/request/field-rules.ts';
import { m } from '#paraglide/messages.js';

/** Name and telephone of a person, as they type them. */
export const ProfileFormSchema = z.object({
  name: requiredText(m.profile_name_short(), longest.name, m.profile_name_long()).check(
    z.minLength(2, m.profile_name_short()),
  ),
  phone: optionalPhone(m.profile_phone_invalid()),
});

export type ProfileValues = z.infer<typeof ProfileFormSchema>;
