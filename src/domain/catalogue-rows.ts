import * as z from 'zod/mini';
import {
  brandColumns,
  brandId,
  carColumns,
  chargerColumns,
  factColumns,
  optionalLine,
  rangesFit,
} from './columns.ts';
import { day, text } from './rows.ts';

/**
 * Schemas of the catalogue's rows as the backend returns them: the rules of `columns.schema`, with some faults
 * tolerated. A row that does not fit is named in the build log and left out.
 */

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
  id: brandId,
  name_en: brandColumns.name_en,
  name_ar: z.catch(z.nullish(brandColumns.name_ar), null),
  logo_url: z.catch(z.nullish(brandColumns.logo_url), null),
});

/** A fact that cannot be parsed counts as missing; it never excludes the car. */
const facts = {
  model_year: z.catch(factColumns.model_year, null),
  seats: z.catch(factColumns.seats, null),
  boot_l: z.catch(factColumns.boot_l, null),
  drive: z.catch(factColumns.drive, null),
  battery_warranty_years: z.catch(factColumns.battery_warranty_years, null),
  battery_warranty_km: z.catch(factColumns.battery_warranty_km, null),
  safety_stars: z.catch(factColumns.safety_stars, null),
  safety_year: z.catch(factColumns.safety_year, null),
  safety_body: z.catch(factColumns.safety_body, null),
  trims: z.catch(factColumns.trims, null),
  colors: z.catch(factColumns.colors, null),
  colors_ar: z.catch(factColumns.colors_ar, null),
};

export const CarRowSchema = z
  .object({
    ...carColumns,
    id: z.uuid('must be a UUID'),
    /** Null where the car names no brand. */
    brand_id: z.nullable(z.string()),
    /** Parsed by `parsePhotos`, which accepts anything. */
    photos: z.unknown(),
    charging_protocol: optionalLine(60),
    connector_basis: z.catch(carColumns.connector_basis, 'assumed'),
    body_type: optionalLine(40),
    powertrain: z.catch(carColumns.powertrain, 'BEV'),
    range_cycle: z.catch(carColumns.range_cycle, null),
    import_channel: z.catch(carColumns.import_channel, null),
    price_standing: z.catch(carColumns.price_standing, 'level'),
    price_verified_on: optionalDay,
    ...facts,
    updated_at: z.string(),
  })
  .check(rangesFit);

export const ChargerRowSchema = z.object({
  ...chargerColumns,
  id: z.uuid('must be a UUID'),
  features: optionalTexts,
  features_ar: optionalTexts,
  photos: z.unknown(),
  category: optionalLine(60),
  price_standing: z.catch(chargerColumns.price_standing, 'level'),
  price_verified_on: optionalDay,
  updated_at: z.string(),
});

export type BrandRow = z.output<typeof BrandRowSchema>;
export type CarRow = z.output<typeof CarRowSchema>;
export type ChargerRow = z.output<typeof ChargerRowSchema>;
