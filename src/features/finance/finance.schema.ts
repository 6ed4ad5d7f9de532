import * as z from 'zod/mini';
import { leastPrice } from '#config/limits.ts';
import { amount, amountOrPercent } from '#features/request/amount-rules.ts';
import {
  longest,
  optionalText,
  requiredPhone,
  requiredText,
  wholeNumber,
} from '#features/request/field-rules.ts';
import { isRefusal, readPartOf } from '#lib/amount.ts';
import { formatUngrouped } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

/** The years that the table accepts. */
const modelYears = [1990, 2100] as const;

const yearInvalid = m.finance_year_invalid({ year: formatUngrouped(new Date().getFullYear()) });

// The table stores figures as texts of plain digits.
const text = z.transform<number, string>(String);
const atLeastPrice = z.number().check(z.minimum(leastPrice, m.request_amount_invalid()));

/** What a typed down payment comes to, EGP. */
function paidDown({ car_price, down_payment }: Record<'car_price' | 'down_payment', string>) {
  const down = readPartOf(down_payment, Number(car_price));
  return isRefusal(down) || down === null ? 0 : down;
}

const TypedSchema = z
  .object({
    brand: requiredText(m.finance_brand_required(), longest.brand),
    model: requiredText(m.finance_model_required(), longest.model),
    year: z.pipe(wholeNumber(m.finance_year_required(), yearInvalid, modelYears), text),
    car_price: z.pipe(amount(m.finance_car_price_required()), z.pipe(atLeastPrice, text)),
    down_payment: amountOrPercent(m.finance_down_payment_required()),
    name: requiredText(m.finance_name_required(), longest.name),
    mobile_number: requiredPhone(m.finance_mobile_number_required()),
    occupation: requiredText(m.finance_occupation_required(), longest.occupation),
    company_name: optionalText(longest.company),
    monthly_income: z.pipe(amount(m.finance_monthly_income_required()), text),
    address: requiredText(m.finance_address_required(), longest.address),
  })
  .check(
    z.refine((typed) => paidDown(typed) <= Number(typed.car_price), {
      error: m.finance_down_payment_above(),
      path: ['down_payment'],
      when: ({ issues }) => !issues.some(({ path }) => isAmount(path?.[0])),
    }),
  );

/** A request for financing as it is typed, to what is stored. */
export const FinanceSchema = z.pipe(
  TypedSchema,
  z.transform((typed) => ({ ...typed, down_payment: String(paidDown(typed)) })),
);

const isAmount = (field: unknown) => field === 'car_price' || field === 'down_payment';

export type FinanceValues = z.input<typeof FinanceSchema>;
/** A request for financing as it is sent. */
export type FinanceRequest = z.output<typeof FinanceSchema>;
