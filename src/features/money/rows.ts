import { chargingAssumptions, petrolCar } from '#config/energy.ts';
import { publicCharging } from '#config/public-charging.ts';
import { petrolMonth } from '#domain/driving-cost.ts';
import type { CostSpan, Meter, Month } from '#domain/month.ts';
import type { LeftOut, OnTheRoad } from '#domain/on-the-road.ts';
import type { Rates } from '#domain/tariffs.ts';
import { spanText } from '#features/catalogue/figures.ts';
import {
  formatAboutEgp,
  formatEgp,
  formatNumber,
  formatQuantity,
  formatShare,
} from '#lib/number.ts';
import { listed } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';

/** A line of a sum; the tool adds a note by its id. */
export type MoneyRow = { id: string; name: string; value: string };

const known = (egp: number | null) => (egp === null ? m.money_unknown() : formatEgp(egp));

/** The rows of a car's price on the road. */
export function roadRows({ price, insurance, compulsory, home, sum }: OnTheRoad): MoneyRow[] {
  return [
    { id: 'price', name: m.money_price(), value: formatEgp(price) },
    {
      id: 'insurance',
      name: m.money_insurance(),
      value: insurance === null ? m.money_unknown() : spanText(insurance, formatEgp),
    },
    { id: 'compulsory', name: m.money_compulsory(), value: known(compulsory) },
    ...(home === null
      ? []
      : [
          { id: 'charger', name: m.money_charger(), value: known(home.charger) },
          { id: 'installation', name: m.money_installation(), value: known(home.installation) },
        ]),
    { id: 'sum', name: m.money_sum(), value: spanText(sum, formatEgp) },
  ];
}

/** What an adapter from GB/T to CCS2 costs. */
export const adapterPrice = () => {
  const { lowEgp, highEgp } = publicCharging.adapter;
  return spanText([lowEgp, highEgp], formatEgp);
};

const leftOutNames: Record<LeftOut, () => string> = {
  licence: m.money_left_licence,
  registration: m.money_left_registration,
  plates: m.money_left_plates,
  inspection: m.money_left_inspection,
  stamp: m.money_left_stamp,
  supply: m.money_left_supply,
  adapter: m.money_left_adapter,
};

export const leftOutName = (item: LeftOut): string => leftOutNames[item]();

const nameWithPrice = (item: LeftOut) =>
  item === 'adapter' ? `${leftOutName(item)} (${adapterPrice()})` : leftOutName(item);

/** 'Not in the total: …'. */
export const leftOutText = (items: readonly LeftOut[]) =>
  m.money_left_out({ items: listed(items.map(nameWithPrice)) });

/** The cost of a month's energy by each single way to charge. */
export function energyRows(
  { whole }: Month,
  takesRapid: boolean,
  meter: Meter = 'slabs',
): MoneyRow[] {
  const atHome = formatAboutEgp(whole.homeSeparate);
  return [
    ...(meter === 'coded'
      ? [{ id: 'coded', name: m.money_coded(), value: atHome }]
      : [
          { id: 'separate', name: m.money_separate(), value: atHome },
          { id: 'shared', name: m.money_shared(), value: formatAboutEgp(whole.homeShared) },
        ]),
    { id: 'ac', name: m.money_public_ac(), value: formatAboutEgp(whole.publicAc) },
    ...(takesRapid
      ? [{ id: 'dc', name: m.money_public_dc(), value: formatAboutEgp(whole.publicDc) }]
      : []),
  ];
}

/** What the costs of energy are based on. @param draw kWh for 100 km @param litres of the petrol car, for 100 km */
export const energyBasis = (draw: number, litres: number = petrolCar.litresPer100Km) =>
  m.money_energy_basis({
    draw: formatQuantity(draw, m.unit_kwh()),
    loss: formatShare(chargingAssumptions.loss),
    litres: formatNumber(litres, 1),
  });

/** Petrol for the same distance, by octane number; what has no price in the table is not known. */
export function petrolRows(km: number, rates: Rates, litres?: number): MoneyRow[] {
  return petrols(rates).map(({ octane, price }) => ({
    id: `petrol_${octane}`,
    name: m.money_petrol({ octane: formatNumber(octane) }),
    value: price === null ? m.money_unknown() : formatAboutEgp(petrolMonth(km, price, litres)),
  }));
}

/** EGP a litre by octane number: of those that cars of this kind take. */
export function petrols({ petrol, petrol95 }: Rates) {
  return [
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
