import { readCompany } from './company.ts';

/** The company of this deployment. */
export const company = readCompany({
  founders: import.meta.env.PUBLIC_COMPANY_FOUNDERS,
  register: import.meta.env.PUBLIC_COMPANY_REGISTER,
  tax: import.meta.env.PUBLIC_COMPANY_TAX,
  place: import.meta.env.PUBLIC_COMPANY_PLACE,
});
