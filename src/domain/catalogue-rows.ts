import * as z from 'zod/mini';
import { orMissing } from './column-kinds.ts';
import {
  batteryColumns,
  brandColumns,
  brandId,
  carColumns,
  chargerColumns,
  factColumns,
  rangesFit,
} from './columns.ts';
import { storedDay, storedText } from './rows.ts';

/**
 * Schemas of the catalogue's rows as the backend returns them: the rules of `columns`, with some faults tolerated. A row
 * that does not fit is named in the build log and left out. What is fetched are the columns that are named here.
 */

/** Letters of a text that is no name. */
const longest = 400;

/** A list of texts, the empty ones left out; anything else counts as missing. */
const optionalTexts = z.catch(
  z.nullish(
    z.pipe(
      z.array(storedText(longest)),
      z.transform((texts) => texts.filter((one) => one !== '')),
    ),
  ),
  null,
);

const optionalDay = z.pipe(
  z.nullish(storedDay),
  z.transform((known) => known ?? null),
);

export const BrandRowSchema = z.object({
  id: brandId,
  name_en: brandColumns.name_en,
  name_ar: z.catch(z.nullish(brandColumns.name_ar), null),
  logo_url: z.catch(z.nullish(brandColumns.logo_url), null),
});

type Tolerant<Rules extends z.core.$ZodShape> = {
  [Column in keyof Rules]: z.ZodMiniCatch<Rules[Column]>;
};

/** The same columns, of which a value that cannot be parsed counts as missing. */
export function tolerant<Rules extends Record<string, z.ZodMiniType>>(
  rules: Rules,
): Tolerant<Rules>;
// TypeScript types no object that is made of entries key by key; the signature above says what comes out.
export function tolerant(rules: Record<string, z.ZodMiniType>) {
  return Object.fromEntries(
    Object.entries(rules).map(([column, rule]) => [column, z.catch(rule, null)]),
  );
}

export const CarRowSchema = z
  .object({
    ...carColumns,
    id: z.uuid('must be a UUID'),
    /** Null where the car names no brand. */
    brand_id: z.nullable(z.string()),
    /** Parsed by `parsePhotos`, which accepts anything. */
    photos: z.unknown(),
    charging_protocol: orMissing(carColumns.charging_protocol),
    connector_basis: z.catch(carColumns.connector_basis, 'assumed'),
    body_type: orMissing(carColumns.body_type),
    powertrain: z.catch(carColumns.powertrain, 'BEV'),
    range_cycle: z.catch(carColumns.range_cycle, null),
    import_channel: z.catch(carColumns.import_channel, null),
    price_standing: z.catch(carColumns.price_standing, 'level'),
    price_verified_on: optionalDay,
    // A fact that cannot be parsed never excludes the car.
    ...tolerant(batteryColumns),
    ...tolerant(factColumns),
    updated_at: z.string(),
  })
  .check(rangesFit);

export const ChargerRowSchema = z.object({
  ...chargerColumns,
  id: z.uuid('must be a UUID'),
  features: optionalTexts,
  features_ar: optionalTexts,
  photos: z.unknown(),
  category: orMissing(chargerColumns.category),
  price_standing: z.catch(chargerColumns.price_standing, 'level'),
  price_verified_on: optionalDay,
  updated_at: z.string(),
});

export type BrandRow = z.output<typeof BrandRowSchema>;
export type CarRow = z.output<typeof CarRowSchema>;
export type ChargerRow = z.output<typeof ChargerRowSchema>;
