import type * as z from 'zod/mini';
import { product } from '#config/product.ts';
import { chargingPointColumns } from '#domain/charging-point-rows.ts';
import {
  batteryChemistries,
  batteryCoolings,
  connectorBases,
  drives,
  importChannels,
  powertrains,
  priceStandings,
  rangeCycles,
  usualBodyTypes,
  usualProtocols,
} from '#domain/choices.ts';
import { brandColumns, carColumns, chargerColumns } from '#domain/columns.ts';
import type { EditedTable } from '#domain/edited-tables.ts';
import { m } from '#paraglide/messages.js';
import { amountField, type ColumnSection, type FormColumn, textField } from './form-columns.ts';
import { pointSections } from './point-columns.ts';

/** How far a price may be trusted, in words. */
export const priceStandingNames = {
  confirmed: m.desk_catalogue_standing_confirmed,
  reported: m.desk_catalogue_standing_reported,
  level: m.desk_catalogue_standing_level,
} satisfies Record<(typeof priceStandings)[number], () => string>;

export const priceSection: ColumnSection = {
  title: m.desk_catalogue_section_price,
  columns: [
    amountField('price_egp', m.desk_catalogue_price),
    {
      name: 'price_standing',
      label: m.desk_catalogue_price_standing,
      kind: 'choice',
      choices: priceStandings,
      choiceNames: priceStandingNames,
      whenEmpty: 'level',
    },
    textField('price_source', m.desk_catalogue_price_source),
    { name: 'price_verified_on', label: m.desk_catalogue_price_day, kind: 'day' },
  ],
};

const photos: ColumnSection = {
  title: m.desk_catalogue_section_photos,
  columns: [{ name: 'photos', label: m.desk_catalogue_photos, kind: 'lines' }],
};

const carSections: readonly ColumnSection[] = [
  {
    title: m.desk_catalogue_section_name,
    columns: [
      textField('brand', m.desk_catalogue_brand),
      textField('model', m.desk_catalogue_model),
      {
        ...textField('body_type', m.desk_catalogue_body),
        whenEmpty: product.defaultBodyType,
        suggestions: usualBodyTypes,
      },
      textField('dimensions', m.desk_catalogue_dimensions),
      amountField('model_year', m.desk_catalogue_model_year),
      amountField('seats', m.desk_catalogue_seats),
      amountField('boot_l', m.desk_catalogue_boot),
    ],
  },
  priceSection,
  {
    title: m.desk_catalogue_section_offer,
    columns: [
      { name: 'trims', label: m.desk_catalogue_trims, kind: 'lines' },
      { name: 'colors', label: m.desk_catalogue_colors, kind: 'lines' },
      { name: 'colors_ar', label: m.desk_catalogue_colors_ar, kind: 'lines' },
    ],
  },
  {
    title: m.desk_catalogue_section_range,
    columns: [
      {
        name: 'powertrain',
        label: m.desk_catalogue_powertrain,
        kind: 'choice',
        choices: powertrains,
      },
      amountField('range_km', m.desk_catalogue_range),
      {
        name: 'range_cycle',
        label: m.desk_catalogue_cycle,
        kind: 'choice',
        choices: rangeCycles,
      },
      amountField('ev_range_km', m.desk_catalogue_ev_range),
      amountField('combined_range_km', m.desk_catalogue_combined_range),
      amountField('battery_capacity_kwh', m.desk_catalogue_battery),
      amountField('usable_kwh', m.desk_catalogue_usable),
      {
        name: 'battery_chemistry',
        label: m.desk_catalogue_chemistry,
        kind: 'choice',
        choices: batteryChemistries,
      },
      {
        name: 'battery_cooling',
        label: m.desk_catalogue_cooling,
        kind: 'choice',
        choices: batteryCoolings,
      },
      amountField('town_kwh_100km', m.desk_catalogue_town),
      amountField('motorway_kwh_100km', m.desk_catalogue_motorway),
      textField('consumption_source', m.desk_catalogue_consumption_source),
    ],
  },
  {
    title: m.desk_catalogue_section_drive,
    columns: [
      amountField('motor_power_hp', m.desk_catalogue_power),
      amountField('torque_nm', m.desk_catalogue_torque),
      amountField('acceleration_s', m.desk_catalogue_acceleration),
      amountField('top_speed_kmh', m.desk_catalogue_speed),
      { name: 'drive', label: m.desk_catalogue_drive, kind: 'choice', choices: drives },
    ],
  },
  {
    title: m.desk_catalogue_section_safety,
    columns: [
      amountField('safety_stars', m.desk_catalogue_stars),
      amountField('safety_year', m.desk_catalogue_safety_year),
      textField('safety_body', m.desk_catalogue_safety_body),
    ],
  },
  {
    title: m.desk_catalogue_section_charging,
    columns: [
      { ...textField('charging_protocol', m.desk_catalogue_protocol), suggestions: usualProtocols },
      {
        name: 'connector_basis',
        label: m.desk_catalogue_connector_basis,
        kind: 'choice',
        choices: connectorBases,
        whenEmpty: 'assumed',
      },
      amountField('ac_kw', m.desk_catalogue_ac),
      amountField('dc_kw', m.desk_catalogue_dc),
      amountField('rapid_mean_kw', m.desk_catalogue_rapid_mean),
    ],
  },
  {
    title: m.desk_catalogue_section_dealer,
    columns: [
      textField('dealer', m.desk_catalogue_dealer),
      {
        name: 'import_channel',
        label: m.desk_catalogue_import,
        kind: 'choice',
        choices: importChannels,
      },
      amountField('warranty_years', m.desk_catalogue_warranty),
      amountField('battery_warranty_years', m.desk_catalogue_battery_years),
      amountField('battery_warranty_km', m.desk_catalogue_battery_km),
    ],
  },
  photos,
];

const chargerSections: readonly ColumnSection[] = [
  {
    title: m.desk_catalogue_section_name,
    columns: [
      textField('model', m.desk_catalogue_model),
      textField('category', m.desk_catalogue_category),
      amountField('power_kw', m.desk_catalogue_charger_power),
      textField('connector_type', m.desk_catalogue_connector),
      textField('input_type', m.desk_catalogue_input),
      amountField('warranty_years', m.desk_catalogue_warranty),
    ],
  },
  priceSection,
  {
    title: m.desk_catalogue_section_features,
    columns: [
      { name: 'features', label: m.desk_catalogue_features, kind: 'lines', whenEmpty: [] },
      { name: 'features_ar', label: m.desk_catalogue_features_ar, kind: 'lines' },
    ],
  },
  photos,
];

const brandSections: readonly ColumnSection[] = [
  {
    title: m.desk_catalogue_section_name,
    columns: [
      textField('name_en', m.desk_catalogue_name_en),
      textField('name_ar', m.desk_catalogue_name_ar),
      textField('logo_url', m.desk_catalogue_logo),
    ],
  },
];

export const sectionsOf: Record<EditedTable, readonly ColumnSection[]> = {
  cars: carSections,
  chargers: chargerSections,
  brands: brandSections,
  charging_points: pointSections,
};

/** All columns of a table, in the order of its form and of its spreadsheet. */
export const columnsOf = (table: EditedTable): readonly FormColumn[] =>
  sectionsOf[table].flatMap(({ columns }) => columns);

const rulesOf: Record<EditedTable, Readonly<Record<string, z.ZodMiniType>>> = {
  brands: brandColumns,
  cars: carColumns,
  chargers: chargerColumns,
  charging_points: chargingPointColumns,
};

/** Whether rows of a table have a price. */
export const hasPrice = (table: EditedTable): table is 'cars' | 'chargers' =>
  table === 'cars' || table === 'chargers';

/** Whether a column must be filled in. */
export function isRequired(table: EditedTable, { name, whenEmpty = null }: FormColumn): boolean {
  return rulesOf[table][name]?.safeParse(whenEmpty).success === false;
}
