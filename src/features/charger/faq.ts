import { chargingAssumptions } from '@/config/energy';
import { product } from '@/config/product';
import { householdBill } from '@/features/tariffs/household-bill';
import { originsOf } from '@/features/tariffs/origins';
import type { Tariffs } from '@/features/tariffs/tariffs';
import { formatDay } from '@/lib/dates';
import { formatEgp, formatUnitPrice } from '@/lib/money';
import { formatQuantity } from '@/lib/quantity';
import { m } from '@/paraglide/messages.js';

export type Question = { question: string; answer: string };

/** Range that ten hours on a home wallbox bring back to a middling car (18 kWh for 100 km), km, rounded down to 50. */
export function nightRangeKm(): number {
  const { wallboxKw, loss } = chargingAssumptions;
  const km = ((wallboxKw * 10 * (1 - loss)) / 18) * 100;
  return Math.floor(km / 50) * 50;
}

/** A month of the car in the worked example, kWh: 20,000 km a year at 17 kWh for 100 km and a tenth lost. */
const exampleKwh = 315;

/** The six questions of the chargers page (Spec 2, 'Chargers'). */
export function questions(tariffs: Tariffs): Question[] {
  const installation = formatEgp(product.installationPriceEgp);
  return [
    { question: m.charger_faq_time_question(), answer: m.charger_faq_time_answer() },
    {
      question: m.charger_faq_price_question(),
      answer: m.charger_faq_price_answer({ price: installation }),
    },
    { question: m.charger_faq_plug_question(), answer: m.charger_faq_plug_answer() },
    {
      question: m.charger_faq_power_question(),
      answer: m.charger_faq_power_answer({ range: formatQuantity(nightRangeKm(), m.unit_km()) }),
    },
    { question: m.charger_faq_cost_question(), answer: costAnswer(tariffs) },
    { question: m.charger_faq_flat_question(), answer: m.charger_faq_flat_answer() },
  ];
}

function costAnswer({ household, publicAc, publicDc }: Tariffs): string {
  const { homeUseKwh } = chargingAssumptions;
  const bill = (kwh: number) => householdBill(kwh, household.bands);
  const kwh = (amount: number) => formatQuantity(amount, m.unit_kwh());
  return m.charger_faq_cost_answer({
    low: formatUnitPrice(household.low.value),
    high: formatUnitPrice(household.high.value),
    since: monthOf(household.validFrom),
    use: kwh(exampleKwh),
    separate: formatEgp(Math.round(bill(exampleKwh))),
    shared: formatEgp(Math.round(bill(homeUseKwh + exampleKwh) - bill(homeUseKwh))),
    home: kwh(homeUseKwh),
    ac: formatUnitPrice(publicAc.value),
    dc: formatUnitPrice(publicDc.value),
    origins: originsOf([publicAc, publicDc]),
  });
}

function monthOf(day: string): string {
  return formatDay(day).replace(/^\d+ /, '');
}
