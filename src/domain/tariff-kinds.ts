/**
 * The kinds of dated figures in `public.tariffs` that pages read: electricity, fuel, customs, loans. The build, the
 * calculations and the managers' page all ask this list; a kind that no page reads has no place in it.
 */

/** The groups in which managers see them, in their order. */
export const tariffGroups = ['home', 'charging', 'fuel', 'duties', 'loans', 'other'] as const;
export type TariffGroup = (typeof tariffGroups)[number];

/** What pages do with a kind: they need it, and the site is not built without it; or they show it where it is known. */
export type OnPages = 'needed' | 'shown';

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

export const tariffKinds = {
  home_electricity_0_50: needed('home', 'EGP/kWh'),
  home_electricity_51_100: needed('home', 'EGP/kWh'),
  home_electricity_0_200: needed('home', 'EGP/kWh'),
  home_electricity_201_350: needed('home', 'EGP/kWh'),
  home_electricity_351_650: needed('home', 'EGP/kWh'),
  home_electricity_651_1000: needed('home', 'EGP/kWh'),
  home_electricity_over_1000: needed('home', 'EGP/kWh'),
  home_electricity_coded: needed('home', 'EGP/kWh'),
  public_charging_low_voltage_ac: needed('charging', 'EGP/kWh'),
  public_charging_low_voltage_dc: needed('charging', 'EGP/kWh'),
  fuel_petrol_92: needed('fuel', 'EGP/litre'),
  fuel_petrol_95: shown('fuel', 'EGP/litre'),
  customs_duty_bev: needed('duties', '%'),
  loan_cib_ev_rate_min: shown('loans', '% a year, reducing'),
  loan_cib_ev_rate_max: shown('loans', '% a year, reducing'),
  loan_cib_ev_amount_max: shown('loans', 'EGP'),
  loan_cib_ev_term_max: shown('loans', 'months'),
  loan_cib_ev_fee: shown('loans', '%'),
  loan_market_term_max: shown('loans', 'months'),
  loan_market_flat_rate_min: shown('loans', '% a year, flat'),
  loan_market_flat_rate_max: shown('loans', '% a year, flat'),
  loan_instalments_share_max: shown('loans', '% of the income'),
  cbe_deposit_rate: shown('loans', '% a year'),
  compulsory_insurance_bev: shown('other', 'EGP a year'),
  insurance_comprehensive_min: shown('other', '% of the price a year'),
  insurance_comprehensive_max: shown('other', '% of the price a year'),
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
