import * as z from 'zod/mini';
import {
  amount,
  leastPrice,
  longest,
  phoneLike,
  requiredText,
  wholeNumber,
} from '@/features/request/field-rules';
import { cairoDay } from '@/lib/dates';
import { formatUngrouped } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import type { FormRules } from './form-rules';

/** Model year of the oldest electric cars that are insured. */
const earliestYear = 2010;

/** The newest model year on sale: makers are a year ahead of the calendar. */
export function latestYear(now: Date = new Date()): number {
  return Number(cairoDay(now).slice(0, 4)) + 1;
}

/**
 * What is asked for an insurance quote, on the page and in the dialog alike; only the telephone number is read by a
 * rule of their own. It takes the texts of the fields and gives what the table of insurance requests holds.
 */
export function insuranceSchema(rules: FormRules) {
  const years = [earliestYear, latestYear()] as const;
  const yearInvalid = m.insurance_year_invalid({
    from: formatUngrouped(years[0]),
    to: formatUngrouped(years[1]),
  });
  return z.object({
    ev_owner_name: requiredText(m.insurance_owner_required(), longest.name),
    phone: phoneLike(rules.phone, rules.phoneInvalid()),
    current_car_price: z.pipe(
      amount(m.insurance_price_required()),
      z
        .number()
        .check(
          z.positive(m.insurance_price_none()),
          z.minimum(leastPrice, m.request_amount_invalid()),
        ),
    ),
    brand: requiredText(m.insurance_brand_required(), longest.brand),
    model: requiredText(m.insurance_model_required(), longest.model),
    year: wholeNumber(m.insurance_year_required(), yearInvalid, years),
  });
}

type Schema = ReturnType<typeof insuranceSchema>;

/** The fields as they stand in the form. */
export type InsuranceFields = z.input<Schema>;

/** What is sent: the price in Egyptian pounds. */
export type InsuranceValues = z.output<Schema>;
