import type { EditedTable } from '@/data/catalogue-edit';
import { m } from '@/paraglide/messages.js';

/** A column as the form of its row has it. */
export type Column = {
  name: string;
  label: () => string;
  /** Several lines are a list, such as the addresses of pictures. */
  kind: 'text' | 'amount' | 'choice' | 'day' | 'lines';
  required?: boolean;
  /** Of an amount, as the table bounds it; of a text, its letters. */
  bounds?: readonly [least: number, most: number];
  /** Of a choice. */
  choices?: readonly string[];
};

/** Columns that are read together. */
export type Section = { title: () => string; columns: readonly Column[] };

const amount = (name: string, label: () => string, most: number, least = 0): Column => ({
  name,
  label,
  kind: 'amount',
  bounds: [least, most],
});
const text = (name: string, label: () => string, letters: number, required = false): Column => ({
  name,
  label,
  kind: 'text',
  bounds: [0, letters],
  required,
});

const price: Section = {
  title: m.desk_catalogue_section_price,
  columns: [
    amount('price_egp', m.desk_catalogue_price, 1e9, 1),
    text('price_source', m.desk_catalogue_price_source, 300),
    { name: 'price_verified_on', label: m.desk_catalogue_price_day, kind: 'day' },
  ],
};

const photos: Section = {
  title: m.desk_catalogue_section_photos,
  columns: [{ name: 'photos', label: m.desk_catalogue_photos, kind: 'lines' }],
};

const carSections: readonly Section[] = [
  {
    title: m.desk_catalogue_section_name,
    columns: [
      text('brand', m.desk_catalogue_brand, 80, true),
      text('model', m.desk_catalogue_model, 120, true),
      text('body_type', m.desk_catalogue_body, 40),
      text('dimensions', m.desk_catalogue_dimensions, 60),
    ],
  },
  price,
  {
    title: m.desk_catalogue_section_range,
    columns: [
      {
        name: 'powertrain',
        label: m.desk_catalogue_powertrain,
        kind: 'choice',
        choices: ['BEV', 'EREV'],
        required: true,
      },
      amount('range_km', m.desk_catalogue_range, 3000, 1),
      {
        name: 'range_cycle',
        label: m.desk_catalogue_cycle,
        kind: 'choice',
        choices: ['WLTP', 'CLTC', 'NEDC', 'EPA'],
      },
      amount('ev_range_km', m.desk_catalogue_ev_range, 3000, 1),
      amount('combined_range_km', m.desk_catalogue_combined_range, 5000, 1),
      amount('battery_capacity_kwh', m.desk_catalogue_battery, 1000),
    ],
  },
  {
    title: m.desk_catalogue_section_drive,
    columns: [
      amount('motor_power_hp', m.desk_catalogue_power, 5000, 1),
      amount('torque_nm', m.desk_catalogue_torque, 20_000, 1),
      amount('acceleration_s', m.desk_catalogue_acceleration, 120),
      amount('top_speed_kmh', m.desk_catalogue_speed, 600, 1),
    ],
  },
  {
    title: m.desk_catalogue_section_charging,
    columns: [
      text('charging_protocol', m.desk_catalogue_protocol, 60, true),
      amount('ac_kw', m.desk_catalogue_ac, 100),
      amount('dc_kw', m.desk_catalogue_dc, 2000),
    ],
  },
  {
    title: m.desk_catalogue_section_dealer,
    columns: [
      text('dealer', m.desk_catalogue_dealer, 120),
      {
        name: 'import_channel',
        label: m.desk_catalogue_import,
        kind: 'choice',
        choices: ['official', 'parallel'],
      },
      amount('warranty_years', m.desk_catalogue_warranty, 30),
    ],
  },
  photos,
];

const chargerSections: readonly Section[] = [
  {
    title: m.desk_catalogue_section_name,
    columns: [
      text('model', m.desk_catalogue_model, 120, true),
      text('category', m.desk_catalogue_category, 40, true),
      amount('power_kw', m.desk_catalogue_charger_power, 1000),
      text('connector_type', m.desk_catalogue_connector, 60),
      text('input_type', m.desk_catalogue_input, 60),
      amount('warranty_years', m.desk_catalogue_warranty, 30),
    ],
  },
  price,
  {
    title: m.desk_catalogue_section_features,
    columns: [
      { name: 'features', label: m.desk_catalogue_features, kind: 'lines' },
      { name: 'features_ar', label: m.desk_catalogue_features_ar, kind: 'lines' },
    ],
  },
  photos,
];

const brandSections: readonly Section[] = [
  {
    title: m.desk_catalogue_section_name,
    columns: [
      text('name_en', m.desk_catalogue_name_en, 80, true),
      text('name_ar', m.desk_catalogue_name_ar, 80),
      text('logo_url', m.desk_catalogue_logo, 2048),
    ],
  },
];

export const sectionsOf: Record<EditedTable, readonly Section[]> = {
  cars: carSections,
  chargers: chargerSections,
  brands: brandSections,
};
