import { chargingAssumptions, petrolCar } from '#config/energy.ts';
import { type CostSpan, type Month, petrolMonth } from '#domain/month.ts';
import type { OnTheRoad } from '#domain/on-the-road.ts';
import type { Rates } from '#domain/tariffs.ts';
import { spanText } from '#features/catalogue/figures.ts';
import {
  formatAboutEgp,
  formatEgp,
  formatNumber,
  formatQuantity,
  formatShare,
} from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

/** A line of a sum; the tool adds a note by its id. */
export type MoneyRow = { id: string; name: string; value: string };

const known = (egp: number | null) => (egp === null ? m.money_unknown() : formatEgp(egp));

/** The rows of a car's price on the road. */
export function roadRows({ price, insurance, compulsory, home, sum }: OnTheRoad): MoneyRow[] {
  return [
    { id: 'price', name: m.money_price(), value: formatEgp(price) },
    { id: 'insurance', name: m.money_insurance(), value: formatEgp(insurance[0]) },
    { id: 'compulsory', name: m.money_compulsory(), value: known(compulsory) },
    { id: 'licence', name: m.money_licence(), value: m.money_unknown() },
    ...(home === null
      ? []
      : [
          { id: 'charger', name: m.money_charger(), value: known(home.charger) },
          { id: 'installation', name: m.money_installation(), value: known(home.installation) },
        ]),
    { id: 'sum', name: m.money_sum(), value: formatEgp(sum) },
  ];
}

/** The cost of a month's energy by each single way to charge. */
export function energyRows({ whole }: Month, takesRapid: boolean): MoneyRow[] {
  return [
    { id: 'separate', name: m.money_separate(), value: formatAboutEgp(whole.homeSeparate) },
    { id: 'shared', name: m.money_shared(), value: formatAboutEgp(whole.homeShared) },
    { id: 'ac', name: m.money_public_ac(), value: formatAboutEgp(whole.publicAc) },
    ...(takesRapid
      ? [{ id: 'dc', name: m.money_public_dc(), value: formatAboutEgp(whole.publicDc) }]
      : []),
  ];
}

/** What the costs of energy are based on. @param draw kWh for 100 km, at the meter */
export const energyBasis = (draw: number) =>
  m.money_energy_basis({
    draw: formatQuantity(draw, m.unit_kwh()),
    loss: formatShare(chargingAssumptions.loss),
    litres: formatNumber(petrolCar.litresPer100Km, 1),
  });

/** Petrol for the same distance, by octane number; what has no price in the table is not known. */
export function petrolRows(km: number, rates: Rates): MoneyRow[] {
  return petrols(rates).map(({ octane, price }) => ({
    id: `petrol_${octane}`,
    name: m.money_petrol({ octane: formatNumber(octane) }),
    value: price === null ? m.money_unknown() : formatAboutEgp(petrolMonth(km, price)),
  }));
}

/** EGP a litre by octane number. */
export function petrols({ petrol, petrol80, petrol95 }: Rates) {
  return [
    { octane: 80, price: petrol80?.value ?? null },
    { octane: 92, price: petrol.value },
    { octane: 95, price: petrol95?.value ?? null },
  ] as const;
}

/**
 * The savings as a sentence; a negative amount costs more. @param saved EGP, in the dearer case and in the cheaper one
 */
export function savedText([worst, best]: CostSpan): string {
  if (best <= 0) return m.money_saved_none({ more: spanText([-best, -worst]) });
  return worst <= 0
    ? m.money_saved_at_best({ saved: formatAboutEgp(best) })
    : m.money_saved({ saved: spanText([worst, best]) });
}

/** 'A month of 1,250 km'. */
export const monthTitle = (km: number) =>
  m.money_month({ distance: formatQuantity(km, m.unit_km()) });
