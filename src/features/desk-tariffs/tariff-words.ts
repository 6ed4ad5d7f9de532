import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

/** The groups in which rates are listed, in their order. */
export const groups = ['home', 'charging', 'fuel', 'duties', 'loans', 'other'] as const;
export type Group = (typeof groups)[number];

export const groupNames: Record<Group, () => string> = {
  home: m.desk_tariffs_group_home,
  charging: m.desk_tariffs_group_charging,
  fuel: m.desk_tariffs_group_fuel,
  duties: m.desk_tariffs_group_duties,
  loans: m.desk_tariffs_group_loans,
  other: m.desk_tariffs_group_other,
};

/** How the keys of each group begin; all others are in the last. */
const beginnings: readonly (readonly [beginning: string, group: Group])[] = [
  ['home_electricity_', 'home'],
  ['public_charging_', 'charging'],
  ['fuel_', 'fuel'],
  ['customs_', 'duties'],
  ['vat_', 'duties'],
  ['schedule_tax_', 'duties'],
  ['loan_', 'loans'],
  ['cbe_', 'loans'],
  ['inflation', 'loans'],
];

export function groupOf(key: string): Group {
  return beginnings.find(([beginning]) => key.startsWith(beginning))?.[1] ?? 'other';
}

/** The name of each kind of rate, in the order of its group. */
const names: Readonly<Record<string, () => string>> = {
  home_electricity_0_50: m.desk_tariffs_name_home_electricity_0_50,
  home_electricity_51_100: m.desk_tariffs_name_home_electricity_51_100,
  home_electricity_0_200: m.desk_tariffs_name_home_electricity_0_200,
  home_electricity_201_350: m.desk_tariffs_name_home_electricity_201_350,
  home_electricity_351_650: m.desk_tariffs_name_home_electricity_351_650,
  home_electricity_651_1000: m.desk_tariffs_name_home_electricity_651_1000,
  home_electricity_over_1000: m.desk_tariffs_name_home_electricity_over_1000,
  public_charging_low_voltage_ac: m.desk_tariffs_name_public_charging_low_voltage_ac,
  public_charging_low_voltage_dc: m.desk_tariffs_name_public_charging_low_voltage_dc,
  public_charging_low_voltage_supply: m.desk_tariffs_name_public_charging_low_voltage_supply,
  public_charging_medium_voltage_ac: m.desk_tariffs_name_public_charging_medium_voltage_ac,
  public_charging_medium_voltage_dc: m.desk_tariffs_name_public_charging_medium_voltage_dc,
  public_charging_medium_voltage_supply: m.desk_tariffs_name_public_charging_medium_voltage_supply,
  public_charging_ac_factor: m.desk_tariffs_name_public_charging_ac_factor,
  public_charging_dc_factor: m.desk_tariffs_name_public_charging_dc_factor,
  public_charging_infinity_ac: m.desk_tariffs_name_public_charging_infinity_ac,
  public_charging_infinity_dc: m.desk_tariffs_name_public_charging_infinity_dc,
  fuel_petrol_92: m.desk_tariffs_name_fuel_petrol_92,
  fuel_petrol_95: m.desk_tariffs_name_fuel_petrol_95,
  fuel_petrol_80: m.desk_tariffs_name_fuel_petrol_80,
  fuel_diesel: m.desk_tariffs_name_fuel_diesel,
  customs_duty_bev: m.desk_tariffs_name_customs_duty_bev,
  vat_bev: m.desk_tariffs_name_vat_bev,
  schedule_tax_bev: m.desk_tariffs_name_schedule_tax_bev,
  customs_duty_petrol_min: m.desk_tariffs_name_customs_duty_petrol_min,
  customs_duty_petrol_max: m.desk_tariffs_name_customs_duty_petrol_max,
  customs_duty_hybrid_up_to_1600cc: m.desk_tariffs_name_customs_duty_hybrid_up_to_1600cc,
  customs_duty_hybrid_over_1600cc: m.desk_tariffs_name_customs_duty_hybrid_over_1600cc,
  customs_duty_hybrid_eu: m.desk_tariffs_name_customs_duty_hybrid_eu,
  loan_cib_ev_rate_min: m.desk_tariffs_name_loan_cib_ev_rate_min,
  loan_cib_ev_rate_max: m.desk_tariffs_name_loan_cib_ev_rate_max,
  loan_cib_ev_amount_max: m.desk_tariffs_name_loan_cib_ev_amount_max,
  loan_cib_ev_share_max: m.desk_tariffs_name_loan_cib_ev_share_max,
  loan_cib_ev_term_max: m.desk_tariffs_name_loan_cib_ev_term_max,
  loan_cib_ev_fee: m.desk_tariffs_name_loan_cib_ev_fee,
  loan_cib_ev_age_min: m.desk_tariffs_name_loan_cib_ev_age_min,
  loan_cib_ev_age_max: m.desk_tariffs_name_loan_cib_ev_age_max,
  loan_cib_ev_income_min: m.desk_tariffs_name_loan_cib_ev_income_min,
  loan_banque_misr_used_amount_max: m.desk_tariffs_name_loan_banque_misr_used_amount_max,
  loan_banque_misr_used_share_max: m.desk_tariffs_name_loan_banque_misr_used_share_max,
  loan_banque_misr_used_term_max: m.desk_tariffs_name_loan_banque_misr_used_term_max,
  loan_market_down_payment_min: m.desk_tariffs_name_loan_market_down_payment_min,
  loan_market_down_payment_max: m.desk_tariffs_name_loan_market_down_payment_max,
  loan_market_term_min: m.desk_tariffs_name_loan_market_term_min,
  loan_market_term_max: m.desk_tariffs_name_loan_market_term_max,
  loan_market_flat_rate_min: m.desk_tariffs_name_loan_market_flat_rate_min,
  loan_market_flat_rate_max: m.desk_tariffs_name_loan_market_flat_rate_max,
  cbe_deposit_rate: m.desk_tariffs_name_cbe_deposit_rate,
  cbe_lending_rate: m.desk_tariffs_name_cbe_lending_rate,
  inflation: m.desk_tariffs_name_inflation,
  compulsory_insurance_bev: m.desk_tariffs_name_compulsory_insurance_bev,
  gbt_adapter_min: m.desk_tariffs_name_gbt_adapter_min,
  gbt_adapter_max: m.desk_tariffs_name_gbt_adapter_max,
  insurance_comprehensive_min: m.desk_tariffs_name_insurance_comprehensive_min,
  insurance_comprehensive_max: m.desk_tariffs_name_insurance_comprehensive_max,
  typical_distance_min: m.desk_tariffs_name_typical_distance_min,
  typical_distance_max: m.desk_tariffs_name_typical_distance_max,
};

/** The name of a kind of rate; its key where nobody has named it yet. */
export const kindName = (key: string): string => names[key]?.() ?? key;

const order = Object.keys(names);

/** Where a kind stands in its group; unnamed ones last. */
export function kindOrder(key: string): number {
  const place = order.indexOf(key);
  return place === -1 ? order.length : place;
}

const units: Readonly<Record<string, (rate: { value: string }) => string>> = {
  'EGP/kWh': m.desk_tariffs_unit_egp_kwh,
  'EGP/litre': m.desk_tariffs_unit_egp_litre,
  EGP: m.desk_tariffs_unit_egp,
  'EGP a month': m.desk_tariffs_unit_egp_month,
  '%': m.desk_tariffs_unit_percent,
  '% a year': m.desk_tariffs_unit_percent_year,
  '% a year, reducing': m.desk_tariffs_unit_percent_reducing,
  '% a year, flat': m.desk_tariffs_unit_percent_flat,
  '% of the price': m.desk_tariffs_unit_percent_price,
  '% of the price a year': m.desk_tariffs_unit_percent_price_year,
  'x supply price': m.desk_tariffs_unit_factor,
  months: m.desk_tariffs_unit_months,
  years: m.desk_tariffs_unit_years,
  'km a year': m.desk_tariffs_unit_km_year,
};

/** A rate in words, such as 'EGP 22.25 a litre'; one in a unit that nobody has named is shown as it is stored. */
export function rateWords({ value, unit }: { value: number; unit: string }): string {
  const figure = formatNumber(value, 4);
  return units[unit]?.({ value: figure }) ?? `${figure} ${unit}`;
}
