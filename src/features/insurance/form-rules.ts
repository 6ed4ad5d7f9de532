import { m } from '@/paraglide/messages.js';

/** What tells the two insurance forms apart; their fields are the same. */
export type FormRules = {
  /** What a telephone number must look like, without blanks and in Western digits. */
  phone: RegExp;
  phoneInvalid: () => string;
  /** What is told when the request could not be stored. */
  failed: () => string;
};

/** On the page a number begins with 01, then 0, 1, 2 or 5; eight digits follow. */
export const pageRules: FormRules = {
  phone: /^01[0125][0-9]{8}$/,
  phoneInvalid: m.insurance_phone_invalid_page,
  failed: m.insurance_failed_page,
};

/** In the dialog it may begin with +20 or 0; 1 and nine digits follow. */
export const dialogRules: FormRules = {
  phone: /^(?:\+20|0)?1[0-9]{9}$/,
  phoneInvalid: m.insurance_phone_invalid_dialog,
  failed: m.insurance_failed_dialog,
};
