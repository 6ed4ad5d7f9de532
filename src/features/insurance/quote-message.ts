import { formatEgp } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import { planName, planRate } from './cover';
import type { InsuranceValues } from './insurance.schema';
import type { InsurancePlan } from './plans';
import { premiums } from './premium';

/** What a quote is for: what was sent. */
export type QuotedCar = Pick<
  InsuranceValues,
  'ev_owner_name' | 'brand' | 'model' | 'year' | 'current_car_price'
>;

/** The car in one line: 'BYD Seal RWD 2024'. */
export function carLine({ brand, model, year }: Pick<QuotedCar, 'brand' | 'model' | 'year'>) {
  return `${brand} ${model} ${year}`;
}

/**
 * The message to the sales team with the summary of the quotes.
 * @param chosen the plan that the person settles for, if one already
 */
export function quoteMessage(car: QuotedCar, chosen?: InsurancePlan): string {
  return [
    chosen ? m.insurance_message_choice({ plan: planName(chosen) }) : m.insurance_message_start(),
    m.insurance_message_owner({ name: car.ev_owner_name }),
    m.insurance_message_car({ car: carLine(car) }),
    m.insurance_message_price({ price: formatEgp(car.current_car_price) }),
    ...premiums(car.current_car_price).map(({ plan, egp }) =>
      m.insurance_message_premium({
        plan: planName(plan),
        rate: planRate(plan),
        premium: formatEgp(egp),
      }),
    ),
  ].join('\n');
}
