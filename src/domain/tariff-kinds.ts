/**
 * The kinds of dated figures in `public.tariffs`: electricity, fuel, customs, loans. The build, the calculations and the
 * managers' page all ask this list.
 */

/** The groups in which managers see them, in their order. */
export const tariffGroups = ['home', 'charging', 'fuel', 'duties', 'loans', 'other'] as const;
export type TariffGroup = (typeof tariffGroups)[number];

/**
 * What pages do with a kind: they need it, and the site is not built without it; they show it where it is known; or it is
 * kept for the team alone.
 */
export type OnPages = 'needed' | 'shown' | 'no';

/** A kind of figure. A figure in another unit cannot be calculated with, so it counts as none. */
export type TariffKind<Use extends OnPages = OnPages, Unit extends string = string> = {
  group: TariffGroup;
  unit: Unit;
  onPages: Use;
};

const kind =
  <Use extends OnPages>(onPages: Use) =>
  <Unit extends string>(group: TariffGroup, unit: Unit): TariffKind<Use, Unit> => ({
    group,
    unit,
    onPages,
  });
const needed = kind('needed');
const shown = kind('shown');
const kept = kind('no');

export const tariffKinds = {
  home_electricity_0_50: needed('home', 'EGP/kWh'),
  home_electricity_51_100: needed('home', 'EGP/kWh'),
  home_electricity_0_200: needed('home', 'EGP/kWh'),
  home_electricity_201_350: needed('home', 'EGP/kWh'),
  home_electricity_351_650: needed('home', 'EGP/kWh'),
  home_electricity_651_1000: needed('home', 'EGP/kWh'),
  home_electricity_over_1000: needed('home', 'EGP/kWh'),
  public_charging_low_voltage_ac: needed('charging', 'EGP/kWh'),
  public_charging_low_voltage_dc: needed('charging', 'EGP/kWh'),
  public_charging_low_voltage_supply: kept('charging', 'EGP/kWh'),
  public_charging_medium_voltage_ac: kept('charging', 'EGP/kWh'),
  public_charging_medium_voltage_dc: kept('charging', 'EGP/kWh'),
  public_charging_medium_voltage_supply: kept('charging', 'EGP/kWh'),
  public_charging_ac_factor: kept('charging', 'x supply price'),
  public_charging_dc_factor: kept('charging', 'x supply price'),
  public_charging_infinity_ac: kept('charging', 'EGP/kWh'),
  public_charging_infinity_dc: kept('charging', 'EGP/kWh'),
  fuel_petrol_92: needed('fuel', 'EGP/litre'),
  fuel_petrol_95: shown('fuel', 'EGP/litre'),
  fuel_petrol_80: shown('fuel', 'EGP/litre'),
  fuel_diesel: kept('fuel', 'EGP/litre'),
  customs_duty_bev: needed('duties', '%'),
  vat_bev: kept('duties', '%'),
  schedule_tax_bev: kept('duties', '%'),
  customs_duty_petrol_min: kept('duties', '%'),
  customs_duty_petrol_max: kept('duties', '%'),
  customs_duty_hybrid_up_to_1600cc: kept('duties', '%'),
  customs_duty_hybrid_over_1600cc: kept('duties', '%'),
  customs_duty_hybrid_eu: kept('duties', '%'),
  loan_cib_ev_rate_min: shown('loans', '% a year, reducing'),
  loan_cib_ev_rate_max: shown('loans', '% a year, reducing'),
  loan_cib_ev_amount_max: shown('loans', 'EGP'),
  loan_cib_ev_share_max: kept('loans', '% of the price'),
  loan_cib_ev_term_max: shown('loans', 'months'),
  loan_cib_ev_fee: shown('loans', '%'),
  loan_cib_ev_age_min: kept('loans', 'years'),
  loan_cib_ev_age_max: kept('loans', 'years'),
  loan_cib_ev_income_min: kept('loans', 'EGP a month'),
  loan_banque_misr_used_amount_max: kept('loans', 'EGP'),
  loan_banque_misr_used_share_max: kept('loans', '% of the price'),
  loan_banque_misr_used_term_max: kept('loans', 'months'),
  loan_market_down_payment_min: kept('loans', '% of the price'),
  loan_market_down_payment_max: kept('loans', '% of the price'),
  loan_market_term_min: kept('loans', 'months'),
  loan_market_term_max: shown('loans', 'months'),
  loan_market_flat_rate_min: shown('loans', '% a year, flat'),
  loan_market_flat_rate_max: shown('loans', '% a year, flat'),
  cbe_deposit_rate: kept('loans', '% a year'),
  cbe_lending_rate: kept('loans', '% a year'),
  inflation: kept('loans', '% a year'),
  compulsory_insurance_bev: shown('other', 'EGP a month'),
  gbt_adapter_min: shown('other', 'EGP'),
  gbt_adapter_max: shown('other', 'EGP'),
  insurance_comprehensive_min: kept('other', '% of the price a year'),
  insurance_comprehensive_max: kept('other', '% of the price a year'),
  typical_distance_min: kept('other', 'km a year'),
  typical_distance_max: kept('other', 'km a year'),
};

export type TariffKey = keyof typeof tariffKinds;
export type TariffUnit = (typeof tariffKinds)[TariffKey]['unit'];

type KeysOf<Use extends OnPages> = {
  [Key in TariffKey]: (typeof tariffKinds)[Key]['onPages'] extends Use ? Key : never;
}[TariffKey];

/** The kinds without which the site is not built. */
export type NeededKey = KeysOf<'needed'>;
/** The kinds that pages show where they are known. */
export type ShownKey = KeysOf<'shown'>;

/** A kind by its key; undefined for one that only the table has. */
export function tariffKindOf(key: string): TariffKind | undefined {
  return Object.entries<TariffKind>(tariffKinds).find(([known]) => known === key)?.[1];
}

/** The keys of every kind, in the order in which managers see them. */
export const tariffKeys: readonly string[] = Object.keys(tariffKinds);
