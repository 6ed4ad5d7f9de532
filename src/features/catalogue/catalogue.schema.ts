import * as z from 'zod/mini';
import { visible } from '@/lib/markup';
import { picturePattern } from './photos';
import { amount, day, optionalText, text } from './rows';

/**
 * Shapes of the catalogue's rows as the backend answers them. A row that does not fit is named in the
 * build log and left out; the sentences here are what the log says.
 */

const optionalAmount = z.pipe(
  z.transform((value: unknown) => (value === '' ? null : value)),
  z.nullable(amount),
);

/** What has no shape turns the text around it or tells alike names apart; slashes cannot stand in an address part. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}/\\]/u;

const itemName = z.string().check(
  z.trim(),
  z.maxLength(120, { error: 'must be at most 120 characters', abort: true }),
  z.refine((name) => visible.test(name), 'must not be empty'),
  z.refine(
    (name) => !unprintable.test(name),
    'must not hold slashes, control characters or invisible marks',
  ),
);

/** Letters of a text that is no name. */
const longest = 400;

/** A list of texts, the empty ones left out; anything else counts as missing. */
const optionalTexts = z.catch(
  z.nullish(
    z.pipe(
      z.array(text(longest)),
      z.transform((texts) => texts.filter((one) => one !== '')),
    ),
  ),
  null,
);

const optionalDay = z.pipe(
  z.nullish(day),
  z.transform((known) => known ?? null),
);

export const BrandRowSchema = z.object({
  id: z.string().check(
    z.maxLength(60, { error: 'must be at most 60 characters', abort: true }),
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be a slug such as "byd"'),
    // A server may take /cars/index for /cars.
    z.refine((id) => id !== 'index', 'must not be "index"'),
  ),
  name_en: itemName,
  name_ar: z.catch(z.nullish(itemName), null),
  logo_url: z.catch(
    z.nullish(z.string().check(z.maxLength(2048), z.regex(picturePattern, 'must be an address'))),
    null,
  ),
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
  charging_protocol: optionalText(longest),
  price_egp: optionalAmount,
  dimensions: optionalText(longest),
  dealer: optionalText(longest),
  ac_kw: optionalAmount,
  dc_kw: optionalAmount,
  warranty_years: optionalAmount,
  body_type: optionalText(longest),
  powertrain: z.catch(z.enum(['BEV', 'EREV']), 'BEV'),
  range_cycle: z.catch(z.nullable(z.enum(['WLTP', 'CLTC', 'NEDC', 'EPA'])), null),
  ev_range_km: optionalAmount,
  combined_range_km: optionalAmount,
  import_channel: z.catch(z.nullable(z.enum(['official', 'parallel'])), null),
  price_source: optionalText(longest),
  price_verified_on: optionalDay,
  updated_at: z.string(),
});

export const ChargerRowSchema = z.object({
  id: z.uuid('must be a UUID'),
  model: itemName,
  power_kw: optionalAmount,
  price_egp: optionalAmount,
  connector_type: optionalText(longest),
  input_type: optionalText(longest),
  warranty_years: optionalAmount,
  features: optionalTexts,
  features_ar: optionalTexts,
  photos: z.unknown(),
  category: optionalText(longest),
  price_source: optionalText(longest),
  price_verified_on: optionalDay,
  updated_at: z.string(),
});

export type BrandRow = z.output<typeof BrandRowSchema>;
export type CarRow = z.output<typeof CarRowSchema>;
export type ChargerRow = z.output<typeof ChargerRowSchema>;
