import type { TariffGroup, TariffKey, TariffUnit } from '#domain/tariff-kinds.ts';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

export const groupNames: Record<TariffGroup, () => string> = {
  home: m.desk_tariffs_group_home,
  charging: m.desk_tariffs_group_charging,
  fuel: m.desk_tariffs_group_fuel,
  duties: m.desk_tariffs_group_duties,
  loans: m.desk_tariffs_group_loans,
  other: m.desk_tariffs_group_other,
};

const names: Readonly<Record<TariffKey, () => string>> = {
  home_electricity_0_50: m.desk_tariffs_name_home_electricity_0_50,
  home_electricity_51_100: m.desk_tariffs_name_home_electricity_51_100,
  home_electricity_0_200: m.desk_tariffs_name_home_electricity_0_200,
  home_electricity_201_350: m.desk_tariffs_name_home_electricity_201_350,
  home_electricity_351_650: m.desk_tariffs_name_home_electricity_351_650,
  home_electricity_651_1000: m.desk_tariffs_name_home_electricity_651_1000,
  home_electricity_over_1000: m.desk_tariffs_name_home_electricity_over_1000,
  home_electricity_coded: m.desk_tariffs_name_home_electricity_coded,
  public_charging_low_voltage_ac: m.desk_tariffs_name_public_charging_low_voltage_ac,
  public_charging_low_voltage_dc: m.desk_tariffs_name_public_charging_low_voltage_dc,
  fuel_petrol_92: m.desk_tariffs_name_fuel_petrol_92,
  fuel_petrol_95: m.desk_tariffs_name_fuel_petrol_95,
  customs_duty_bev: m.desk_tariffs_name_customs_duty_bev,
  loan_cib_ev_rate_min: m.desk_tariffs_name_loan_cib_ev_rate_min,
  loan_cib_ev_rate_max: m.desk_tariffs_name_loan_cib_ev_rate_max,
  loan_cib_ev_amount_max: m.desk_tariffs_name_loan_cib_ev_amount_max,
  loan_cib_ev_term_max: m.desk_tariffs_name_loan_cib_ev_term_max,
  loan_cib_ev_fee: m.desk_tariffs_name_loan_cib_ev_fee,
  loan_market_term_max: m.desk_tariffs_name_loan_market_term_max,
  loan_market_flat_rate_min: m.desk_tariffs_name_loan_market_flat_rate_min,
  loan_market_flat_rate_max: m.desk_tariffs_name_loan_market_flat_rate_max,
  loan_instalments_share_max: m.desk_tariffs_name_loan_instalments_share_max,
  cbe_deposit_rate: m.desk_tariffs_name_cbe_deposit_rate,
  compulsory_insurance_bev: m.desk_tariffs_name_compulsory_insurance_bev,
  insurance_comprehensive_min: m.desk_tariffs_name_insurance_comprehensive_min,
  insurance_comprehensive_max: m.desk_tariffs_name_insurance_comprehensive_max,
};

/** The name of a kind of rate; its key where only the table has it. */
export const tariffName = (key: string): string => (isNamed(key) ? names[key]() : key);

const isNamed = (key: string): key is TariffKey => key in names;

const units: Readonly<Record<TariffUnit, (rate: { value: string }) => string>> = {
  'EGP/kWh': m.desk_tariffs_unit_egp_kwh,
  'EGP/litre': m.desk_tariffs_unit_egp_litre,
  EGP: m.desk_tariffs_unit_egp,
  'EGP a year': m.desk_tariffs_unit_egp_year,
  '% of the income': m.desk_tariffs_unit_percent_income,
  '%': m.desk_tariffs_unit_percent,
  '% a year': m.desk_tariffs_unit_percent_year,
  '% a year, reducing': m.desk_tariffs_unit_percent_reducing,
  '% a year, flat': m.desk_tariffs_unit_percent_flat,
  '% of the price a year': m.desk_tariffs_unit_percent_price_year,
  months: m.desk_tariffs_unit_months,
};

/** A rate in words, such as 'EGP 22.25 a litre'; one in a unit that nobody has named is shown as it is stored. */
export function rateWords({ value, unit }: { value: number; unit: string }): string {
  const figure = formatNumber(value, 4);
  return isUnit(unit) ? units[unit]({ value: figure }) : `${figure} ${unit}`;
}

const isUnit = (unit: string): unit is TariffUnit => unit in units;
