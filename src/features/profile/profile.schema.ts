import * as z from 'zod/mini';
import { longest, optionalPhone, requiredText } from '@/features/request/field-rules';
import { m } from '@/paraglide/messages.js';

/** What is typed on the profile page; the limits are those of the table of profiles. */
export const ProfileFormSchema = z.object({
  name: requiredText(m.profile_name_short(), longest.name, m.profile_name_long()).check(
    z.minLength(2, m.profile_name_short()),
  ),
  phone: optionalPhone(m.profile_phone_invalid()),
});
export type ProfileValues = z.infer<typeof ProfileFormSchema>;

/** What is typed to delete an account. */
export const DeletionSchema = z.object({
  password: z.string().check(z.minLength(1, m.profile_delete_password_required())),
});
export type DeletionValues = z.infer<typeof DeletionSchema>;
