import { z } from 'zod';

/**
 * Shapes of the catalogue's rows as the backend answers them (Spec 3). A row that does not fit is named in the
 * build log and left out; the sentences here are what the log says.
 */

/** Beyond any price in pounds; the tables allow no more either. */
const largestAmount = 1_000_000_000;

/**
 * Numeric columns come as numbers from hosted Supabase and as text from the embedded backend. Nothing else counts as
 * a number, or `true` would become a price of 1.
 */
const amount = z
  .union([z.number(), z.string().regex(/\S/, 'must be a number')], 'must be a number')
  .transform(Number)
  .pipe(
    z
      .number('must be a number')
      .nonnegative('must not be negative')
      .max(largestAmount, `must be at most ${largestAmount.toLocaleString('en')}`),
  );
const optionalAmount = z.preprocess((value) => (value === '' ? null : value), amount.nullable());

/** Control characters and slashes cannot stand in an address part or in a file's name. */
const unprintable = /\p{Cc}|\p{Cs}|[/\\]/u;

/** More than blanks and characters without a shape. */
const visible = /[^\s\p{Z}\p{Cf}]/u;

const itemName = z
  .string()
  .trim()
  .max(120, { error: 'must be at most 120 characters', abort: true })
  .refine((name) => visible.test(name), 'must not be empty')
  .refine((name) => !unprintable.test(name), 'must not hold slashes or control characters');

const text = z.string().trim().max(400, 'must be at most 400 characters');

/** Text that may be missing; an empty one counts as missing. */
const optionalText = text
  .nullish()
  .transform((value) => (value === undefined || value === '' ? null : value));

/** A list of texts, the empty ones left out; anything else counts as missing. */
const optionalTexts = z
  .array(text)
  .transform((texts) => texts.filter((one) => one !== ''))
  .nullish()
  .catch(null);

/** The day of a date or of a moment in either of the backends' notations, as yyyy-MM-dd. */
const optionalDay = z
  .string('must be a date')
  .transform((moment) => moment.slice(0, 10))
  .pipe(z.iso.date('must be a date'))
  .nullish()
  .transform((day) => day ?? null);

export const BrandRowSchema = z.object({
  id: z
    .string()
    .max(60, { error: 'must be at most 60 characters', abort: true })
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be a slug such as "byd"')
    // A server may take /cars/index for /cars.
    .refine((id) => id !== 'index', 'must not be "index"'),
  name_en: itemName,
  name_ar: itemName.nullish().catch(null),
  logo_url: z
    .string()
    .max(2048)
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
  features: optionalTexts,
  features_ar: optionalTexts,
  photos: z.unknown(),
  category: optionalText,
  price_source: optionalText,
  price_verified_on: optionalDay,
  updated_at: z.string(),
});

export type BrandRow = z.output<typeof BrandRowSchema>;
export type CarRow = z.output<typeof CarRowSchema>;
export type ChargerRow = z.output<typeof ChargerRowSchema>;
