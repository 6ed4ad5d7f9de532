import {
  longest,
  optionalEmail,
  requiredPhone,
  requiredText,
} from '@/features/request/field-rules';
import { m } from '@/paraglide/messages.js';

/** What advice needs to be answered: the fields of `ContactFields`, as the tables bound them. */
export const contactRules = {
  name: requiredText(m.request_name_required(), longest.name),
  phone: requiredPhone(m.request_phone_required()),
  email: optionalEmail(),
};
