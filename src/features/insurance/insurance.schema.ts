import * as z from 'zod/mini';
import { leastPrice } from '#config/limits.ts';
import { cairoDay } from '#domain/cairo.ts';
import { amount } from '#features/request/amount-rules.ts';
import { longest, phoneLike, requiredText, wholeNumber } from '#features/request/field-rules.ts';
import { westernDigits } from '#lib/arabic.ts';
import { formatUngrouped } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

/** The differences between the forms on the page and in the dialog. */
export type FormRules = {
  /** A telephone number, without blanks and in Western digits. */
  phone: RegExp;
  phoneInvalid: () => string;
  /** The text for a failure. */
  failed: () => string;
};

/** On the page a number begins with 010, 011, 012 or 015. */
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

/** The model year of the oldest cars that are insured. */
const earliestYear = 2010;

/** The newest model year: makers are a year ahead of the calendar. */
export function latestYear(now: Date = new Date()): number {
  return Number(cairoDay(now).slice(0, 4)) + 1;
}

/** A request for an insurance quote as it is typed, to what is stored. Only the telephone number depends on the form. */
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

/**
 * A known number as people dial it in Egypt, as the initial value: '+20 (10) 1234-5678' becomes '01012345678'. Anything
 * but an Egyptian mobile number stays unchanged.
 */
export function dialledPhone(text: string): string {
  const digits = westernDigits(text).replace(/[\s\p{Cf}().\-/]/gu, '');
  const [, rest] = /^(?:\+20|0020|20)?0?(1[0-9]{9})$/.exec(digits) ?? [];
  return rest === undefined ? text : `0${rest}`;
}
