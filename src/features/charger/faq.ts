import { chargingAssumptions, usualKwhPer100Km } from '#config/energy.ts';
import { product } from '#config/product.ts';
import { drivingCost, monthlyWallKwh } from '#domain/driving-cost.ts';
import type { Tariffs } from '#domain/tariffs.ts';
import { originsOf } from '#features/tariffs/origins.ts';
import { formatMonth } from '#lib/dates.ts';
import { formatEgp, formatQuantity, formatUnitPrice } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

export type FaqEntry = { question: string; answer: string };

/** The range that ten hours on a home charger add to a middle-sized car, km, rounded to 10. */
export function nightRangeKm(kw: number): number {
  const km = ((kw * 10 * (1 - chargingAssumptions.loss)) / usualKwhPer100Km) * 100;
  return Math.round(km / 10) * 10;
}

/** The six questions of the chargers page. */
export function questions(tariffs: Tariffs): FaqEntry[] {
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
      answer: m.charger_faq_power_answer({ range: formatQuantity(nightRangeKm(7), m.unit_km()) }),
    },
    { question: m.charger_faq_cost_question(), answer: costAnswer(tariffs) },
    { question: m.charger_faq_flat_question(), answer: m.charger_faq_flat_answer() },
  ];
}

function costAnswer(tariffs: Tariffs): string {
  const { household, publicAc, publicDc } = tariffs;
  const cost = drivingCost(usualKwhPer100Km, tariffs);
  const kwh = (amount: number) => formatQuantity(Math.round(amount), m.unit_kwh());
  return m.charger_faq_cost_answer({
    low: formatUnitPrice(household.low.value),
    high: formatUnitPrice(household.high.value),
    coded: formatUnitPrice(household.coded.value),
    since: formatMonth(household.validFrom),
    use: kwh(monthlyWallKwh(usualKwhPer100Km)),
    separate: formatEgp(Math.round(cost.homeSeparate)),
    shared: formatEgp(Math.round(cost.homeShared)),
    home: kwh(chargingAssumptions.homeUseKwh),
    ac: formatUnitPrice(publicAc.value),
    dc: formatUnitPrice(publicDc.value),
    origins: originsOf([publicAc, publicDc]),
  });
}
