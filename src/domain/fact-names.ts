import * as z from 'zod/mini';
import { drives } from './choices.ts';
import type { factColumns } from './columns.ts';

/**
 * What pages call the facts that are one column each, see `factsOf` for the others. Every page with a car loads this file,
 * so the rules of the columns are elsewhere.
 */
export const factNames = {
  model_year: 'modelYear',
  seats: 'seats',
  /** Litres. */
  boot_l: 'boot',
  drive: 'drive',
  battery_warranty_years: 'batteryWarrantyYears',
  battery_warranty_km: 'batteryWarrantyKm',
  colors: 'colors',
  colors_ar: 'colorsAr',
} as const satisfies Record<
  Exclude<keyof typeof factColumns, `safety_${string}` | 'trims'>,
  string
>;

const amount = z.number().check(z.nonnegative());
const texts = z.array(z.string());

/** What each is in the data files of the build. */
export const factShapes = {
  modelYear: amount,
  seats: amount,
  boot: amount,
  drive: z.enum(drives),
  batteryWarrantyYears: amount,
  batteryWarrantyKm: amount,
  colors: texts,
  colorsAr: texts,
} satisfies Record<(typeof factNames)[keyof typeof factNames], z.ZodMiniType>;
