import { z } from 'zod';

/**
 * Shapes of the catalogue's rows as the backend answers them (Spec 3). A row that does not fit is named in the
 * build log and left out; the sentences here are what the log says.
 */

/** Numeric columns come as numbers from hosted Supabase and as text from the embedded backend. */
const amount = z.coerce.number('must be a number').nonnegative('must not be negative');
const optionalAmount = z.preprocess((value) => (value === '' ? null : value), amount.nullable());

/** Control characters and slashes cannot stand in an address part or in a file's name. */
const unprintable = /\p{Cc}|\p{Cs}|[/\\]/u;

const itemName = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(120, 'must be at most 120 characters')
  .refine((name) => !unprintable.test(name), 'must not hold slashes or control characters');

const text = z.string().trim().max(400, 'must be at most 400 characters');

/** Text that may be missing; an empty one counts as missing. */
const optionalText = text
  .nullish()
  .transform((value) => (value === undefined || value === '' ? null : value));

/** The day of a date or of a moment in either of the backends' notations, as yyyy-MM-dd. */
const optionalDay = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}/, 'must be a date')
  .transform((moment) => moment.slice(0, 10))
  .nullish()
  .transform((day) => day ?? null);

export const BrandRowSchema = z.object({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be a slug such as "byd"'),
  name_en: itemName,
  logo_url: z
    .string()
    .regex(/^(?:https?:\/\/|\/(?!\/))[^\s"'<>\\]+$/i, 'must be an address')
    .nullish()
    .catch(null),
});

export const CarRowSchema = z.object({
  id: z.uuid('must be a UUID'),
  brand: itemName,
  model: itemName,
  /** Read by `parsePhotos`, which forgives everything. */
  photos: z.unknown(),
  range_km: optionalAmount,
  battery_capacity_kwh: optionalAmount,
  motor_power_hp: optionalAmount,
  top_speed_kmh: optionalAmount,
  torque_nm: optionalAmount,
  acceleration_s: optionalAmount,
  charging_protocol: optionalText,
  price_egp: optionalAmount,
  dimensions: optionalText,
  dealer: optionalText,
  ac_kw: optionalAmount,
  dc_kw: optionalAmount,
  warranty_years: optionalAmount,
  body_type: optionalText,
  powertrain: z.enum(['BEV', 'EREV']).catch('BEV'),
  range_cycle: z.enum(['WLTP', 'CLTC', 'NEDC', 'EPA']).nullable().catch(null),
  ev_range_km: optionalAmount,
  combined_range_km: optionalAmount,
  import_channel: z.enum(['official', 'parallel']).nullable().catch(null),
  price_source: optionalText,
  price_verified_on: optionalDay,
  updated_at: z.string(),
});

export const ChargerRowSchema = z.object({
  id: z.uuid('must be a UUID'),
  model: itemName,
  power_kw: optionalAmount,
  price_egp: optionalAmount,
  connector_type: optionalText,
  input_type: optionalText,
  warranty_years: optionalAmount,
  features: z.array(text).nullish().catch(null),
  photos: z.unknown(),
  category: optionalText,
  price_source: optionalText,
  price_verified_on: optionalDay,
  updated_at: z.string(),
});

export type BrandRow = z.output<typeof BrandRowSchema>;
export type CarRow = z.output<typeof CarRowSchema>;
export type ChargerRow = z.output<typeof ChargerRowSchema>;
