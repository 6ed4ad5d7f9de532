import { bodyTypes, paintNames } from '@tayar/pictures';
import { z } from 'zod';
import { largestAmount } from '#config/limits.ts';
import {
  day,
  name,
  oneOf,
  optional,
  optionalNumber,
  optionalOneOf,
  optionalPastDay,
  pictureAddress,
  required,
  requiredNumber,
  slug,
  uuid,
  yesOrNo,
} from './cells.ts';

/** The columns of each spreadsheet and how each is read; supabase/seed/README.md explains them to its editors. */

const threePaintsAdvice = `write three different paints out of: ${paintNames.join(' ')}`;
const paint = z.enum(paintNames, threePaintsAdvice);
const threePaints = z
  .string()
  .trim()
  .transform((cell) => cell.split(/[\s,]+/))
  .pipe(z.tuple([paint, paint, paint], threePaintsAdvice))
  .refine((chosen) => new Set(chosen).size === 3, threePaintsAdvice);

const dimensions = z
  .string()
  .trim()
  .regex(
    /^(?:\d{4,5} x \d{4} x \d{4})?$/,
    'write length x width x height in mm, such as 4800 x 1875 x 1460',
  )
  .transform((cell) => (cell === '' ? null : cell));

const price = {
  price_egp: optionalNumber(1, 100_000_000, 'whole'),
  price_standing: oneOf(['confirmed', 'reported', 'level']),
  price_source: optional(300),
  price_verified_on: optionalPastDay,
};

type Price = {
  price_standing: 'confirmed' | 'reported' | 'level';
  price_source: string | null;
  price_verified_on: string | null;
};

/** Only our own estimate needs neither a source nor a day. */
function requireGrounds(line: Price, context: z.RefinementCtx<Price>): void {
  if (line.price_standing === 'level') return;
  for (const ground of ['price_source', 'price_verified_on'] as const) {
    if (line[ground] !== null) continue;
    const message = `fill it in, since the price is ${line.price_standing}; our own estimate is a level`;
    context.addIssue({ code: 'custom', path: [ground], message });
  }
}

export const BrandSheet = z.object({
  id: slug,
  name_en: name(80),
  name_ar: optional(80),
  logo_url: pictureAddress,
  published: yesOrNo,
});

export const CarSheet = z
  .object({
    id: uuid,
    brand: name(80),
    model: name(120),
    body_type: oneOf(bodyTypes),
    dimensions,
    paints: threePaints,
    powertrain: oneOf(['BEV', 'EREV']),
    range_km: optionalNumber(1, 3000, 'whole'),
    range_cycle: optionalOneOf(['WLTP', 'CLTC', 'NEDC', 'EPA']),
    ev_range_km: optionalNumber(1, 3000, 'whole'),
    combined_range_km: optionalNumber(1, 5000, 'whole'),
    battery_capacity_kwh: optionalNumber(0.1, 1000, 'decimal'),
    motor_power_hp: optionalNumber(1, 3000, 'whole'),
    torque_nm: optionalNumber(1, 5000, 'whole'),
    acceleration_s: optionalNumber(0.5, 60, 'decimal'),
    top_speed_kmh: optionalNumber(1, 500, 'whole'),
    ac_kw: optionalNumber(0.1, 100, 'decimal'),
    dc_kw: optionalNumber(0.1, 2000, 'decimal'),
    charging_protocol: oneOf(['CCS2', 'GB/T', 'CHAdeMO']),
    connector_basis: oneOf(['recorded', 'assumed']),
    dealer: optional(120),
    import_channel: optionalOneOf(['official', 'parallel']),
    warranty_years: optionalNumber(0, 30, 'whole'),
    ...price,
    seats: optionalNumber(1, 20, 'whole'),
    boot_l: optionalNumber(1, 10_000, 'whole'),
    drive: optionalOneOf(['FWD', 'RWD', 'AWD']),
    safety_stars: optionalNumber(0, 5, 'whole'),
    safety_year: optionalNumber(1990, 2100, 'whole'),
    safety_body: optional(40),
    published: yesOrNo,
    photos: z.string().trim(),
  })
  .superRefine(requireGrounds)
  .superRefine((car, context) => {
    const fault = (column: string, message: string) =>
      context.addIssue({ code: 'custom', path: [column], message });
    const ranges = [car.ev_range_km, car.combined_range_km];
    if (car.powertrain === 'BEV' && ranges.some((range) => range !== null)) {
      fault(
        'ev_range_km',
        'leave it and combined_range_km empty for a BEV: they are for EREV cars',
      );
    }
    const rating = [car.safety_stars, car.safety_year, car.safety_body];
    if (rating.some((part) => part === null) && rating.some((part) => part !== null)) {
      fault('safety_stars', 'fill in safety_stars, safety_year and safety_body, or none of them');
    }
    if ((car.combined_range_km ?? 5000) < (car.ev_range_km ?? 0)) {
      fault('combined_range_km', 'write battery and fuel together, so at least ev_range_km');
    }
    if (car.powertrain === 'EREV' && car.range_km !== car.ev_range_km) {
      fault(
        'range_km',
        'write the same as in ev_range_km for an EREV car: its range on the battery alone',
      );
    }
  });

const semicolonList = required(2000).transform((cell) =>
  cell
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);

export const ChargerSheet = z
  .object({
    id: uuid,
    model: name(120),
    category: oneOf(['Portable', 'Home', 'Business', 'Business DC']),
    power_kw: optionalNumber(0.1, 2000, 'decimal'),
    connector_type: optional(60),
    input_type: optional(120),
    warranty_years: optionalNumber(0, 30, 'whole'),
    features: semicolonList.or(z.literal('').transform((): string[] => [])),
    features_ar: semicolonList.or(z.literal('').transform(() => null)),
    ...price,
    published: yesOrNo,
    photos: z.string().trim(),
  })
  .superRefine(requireGrounds);

export const TariffSheet = z.object({
  key: z
    .string()
    .trim()
    .regex(/^[a-z0-9]+(?:_[a-z0-9]+)*$/, 'use small letters, digits and underscores only'),
  value: requiredNumber(0, largestAmount),
  unit: required(40),
  valid_from: day,
  source: required(400),
  note: optional(400),
});

export type BrandLine = z.output<typeof BrandSheet>;
export type CarLine = z.output<typeof CarSheet>;
export type ChargerLine = z.output<typeof ChargerSheet>;
