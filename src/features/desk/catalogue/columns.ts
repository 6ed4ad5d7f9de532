import type * as z from 'zod/mini';
import { product } from '#config/product.ts';
import type { EditedTable } from '#data/catalogue-edit.ts';
import {
  batteryChemistries,
  batteryCoolings,
  connectorBases,
  drives,
  importChannels,
  powertrains,
  priceStandings,
  rangeCycles,
} from '#domain/choices.ts';
import { brandColumns, carColumns, chargerColumns } from '#domain/columns.ts';
import type { EditedField } from '#features/desk/editor/fields.ts';
import { m } from '#paraglide/messages.js';

type Name = keyof typeof brandColumns | keyof typeof carColumns | keyof typeof chargerColumns;

/** A column's field in the form; the rules for its values are in `#domain/columns.ts`. Several lines are a list. */
export type FormColumn = EditedField<Name> & {
  /** The table's value for unknown; null by default. */
  whenEmpty?: unknown;
};

/** Columns that are read together. */
export type ColumnSection = { title: () => string; columns: readonly FormColumn[] };

const text = (name: Name, label: () => string): FormColumn => ({ name, label, kind: 'text' });
const amount = (name: Name, label: () => string): FormColumn => ({ name, label, kind: 'amount' });

/** How far a price may be trusted, in words. */
export const priceStandingNames = {
  confirmed: m.desk_catalogue_standing_confirmed,
  reported: m.desk_catalogue_standing_reported,
  level: m.desk_catalogue_standing_level,
} satisfies Record<(typeof priceStandings)[number], () => string>;

const price: ColumnSection = {
  title: m.desk_catalogue_section_price,
  columns: [
    amount('price_egp', m.desk_catalogue_price),
    {
      name: 'price_standing',
      label: m.desk_catalogue_price_standing,
      kind: 'choice',
      choices: priceStandings,
      choiceNames: priceStandingNames,
      whenEmpty: 'level',
    },
    text('price_source', m.desk_catalogue_price_source),
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
      text('brand', m.desk_catalogue_brand),
      text('model', m.desk_catalogue_model),
      { ...text('body_type', m.desk_catalogue_body), whenEmpty: product.defaultBodyType },
      text('dimensions', m.desk_catalogue_dimensions),
      amount('model_year', m.desk_catalogue_model_year),
      amount('seats', m.desk_catalogue_seats),
      amount('boot_l', m.desk_catalogue_boot),
    ],
  },
  price,
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
      amount('range_km', m.desk_catalogue_range),
      {
        name: 'range_cycle',
        label: m.desk_catalogue_cycle,
        kind: 'choice',
        choices: rangeCycles,
      },
      amount('ev_range_km', m.desk_catalogue_ev_range),
      amount('combined_range_km', m.desk_catalogue_combined_range),
      amount('battery_capacity_kwh', m.desk_catalogue_battery),
      amount('usable_kwh', m.desk_catalogue_usable),
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
      amount('town_kwh_100km', m.desk_catalogue_town),
      amount('motorway_kwh_100km', m.desk_catalogue_motorway),
      text('consumption_source', m.desk_catalogue_consumption_source),
    ],
  },
  {
    title: m.desk_catalogue_section_drive,
    columns: [
      amount('motor_power_hp', m.desk_catalogue_power),
      amount('torque_nm', m.desk_catalogue_torque),
      amount('acceleration_s', m.desk_catalogue_acceleration),
      amount('top_speed_kmh', m.desk_catalogue_speed),
      { name: 'drive', label: m.desk_catalogue_drive, kind: 'choice', choices: drives },
    ],
  },
  {
    title: m.desk_catalogue_section_safety,
    columns: [
      amount('safety_stars', m.desk_catalogue_stars),
      amount('safety_year', m.desk_catalogue_safety_year),
      text('safety_body', m.desk_catalogue_safety_body),
    ],
  },
  {
    title: m.desk_catalogue_section_charging,
    columns: [
      text('charging_protocol', m.desk_catalogue_protocol),
      {
        name: 'connector_basis',
        label: m.desk_catalogue_connector_basis,
        kind: 'choice',
        choices: connectorBases,
        whenEmpty: 'assumed',
      },
      amount('ac_kw', m.desk_catalogue_ac),
      amount('dc_kw', m.desk_catalogue_dc),
      amount('rapid_mean_kw', m.desk_catalogue_rapid_mean),
    ],
  },
  {
    title: m.desk_catalogue_section_dealer,
    columns: [
      text('dealer', m.desk_catalogue_dealer),
      {
        name: 'import_channel',
        label: m.desk_catalogue_import,
        kind: 'choice',
        choices: importChannels,
      },
      amount('warranty_years', m.desk_catalogue_warranty),
      amount('battery_warranty_years', m.desk_catalogue_battery_years),
      amount('battery_warranty_km', m.desk_catalogue_battery_km),
    ],
  },
  photos,
];

const chargerSections: readonly ColumnSection[] = [
  {
    title: m.desk_catalogue_section_name,
    columns: [
      text('model', m.desk_catalogue_model),
      text('category', m.desk_catalogue_category),
      amount('power_kw', m.desk_catalogue_charger_power),
      text('connector_type', m.desk_catalogue_connector),
      text('input_type', m.desk_catalogue_input),
      amount('warranty_years', m.desk_catalogue_warranty),
    ],
  },
  price,
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
      text('name_en', m.desk_catalogue_name_en),
      text('name_ar', m.desk_catalogue_name_ar),
      text('logo_url', m.desk_catalogue_logo),
    ],
  },
];

export const sectionsOf: Record<EditedTable, readonly ColumnSection[]> = {
  cars: carSections,
  chargers: chargerSections,
  brands: brandSections,
};

/** All columns of a table, in the order of its form and of its spreadsheet. */
export const columnsOf = (table: EditedTable): readonly FormColumn[] =>
  sectionsOf[table].flatMap(({ columns }) => columns);

const rulesOf: Record<EditedTable, Readonly<Record<string, z.ZodMiniType>>> = {
  brands: brandColumns,
  cars: carColumns,
  chargers: chargerColumns,
};

/** Whether a column must be filled in. */
export function isRequired(table: EditedTable, { name, whenEmpty = null }: FormColumn): boolean {
  return rulesOf[table][name]?.safeParse(whenEmpty).success === false;
}
