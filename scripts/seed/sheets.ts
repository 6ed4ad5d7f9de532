import { bodyTypes, carLines, paintNames } from '@tayar/pictures';
import { z } from 'zod';
import { largestAmount } from '#config/limits.ts';
import { brandColumns, carColumns, chargerColumns } from '#domain/columns.ts';
import { day, oneOf, optional, required, requiredNumber, slug, uuid, yesOrNo } from './cells.ts';
import { cellsOf } from './column-cells.ts';

/**
 * The columns of each spreadsheet and how each is read; supabase/seed/README.md explains them to its editors. They have
 * the bounds of their tables, but where pictures are drawn by a cell or pages know a few words only.
 */

const linesAdvice = `write lines that people know the model by, out of: ${carLines.join(' ')}; or leave it empty`;
const lines = z
  .string()
  .trim()
  .transform((cell) => cell.split(/[\s,]+/).filter((word) => word !== ''))
  .pipe(z.array(z.enum(carLines, linesAdvice)));

const wheelbaseAdvice =
  'write the distance between the axles in mm, such as 2700, or leave it empty';
const wheelbase = z
  .string()
  .trim()
  .regex(/^(?:[1-4]\d{3})?$/, wheelbaseAdvice)
  .transform((cell) => (cell === '' ? null : Number(cell)));

const dimensions = z
  .string()
  .trim()
  .regex(
    /^(?:\d{4,5} x \d{4} x \d{4})?$/,
    'write length x width x height in mm, such as 4800 x 1875 x 1460',
  )
  .transform((cell) => (cell === '' ? null : cell));

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

const claims = ['channel', 'plug', 'warranty', 'battery_warranty'] as const;
type Claim = (typeof claims)[number];

const sourcesAdvice = `write what each source is for, such as "channel: The National (2023-03-01)"; out of ${claims.join(', ')}, with | between`;

/** 'channel: The National (2023-03-01) | plug: ...' as sources by what they are for. */
const sources = z.string().transform((cell, context) => {
  const found = new Map<Claim, string>();
  for (const part of cell.split('|').map((part) => part.trim())) {
    if (part === '') continue;
    const claim = claims.find((claim) => part.startsWith(`${claim}: `));
    if (claim === undefined) context.addIssue({ code: 'custom', message: sourcesAdvice });
    else found.set(claim, part.slice(claim.length + 2));
  }
  return found;
});

type Claimed = {
  connector_basis: 'recorded' | 'assumed';
  dealer: string | null;
  import_channel: 'official' | 'parallel' | null;
  warranty_years: number | null;
  battery_warranty_years: number | null;
  battery_warranty_km: number | null;
  sources: ReadonlyMap<Claim, string>;
};

/** What a buyer relies on needs a source that speaks of cars sold in Egypt; otherwise it is not known. */
function requireSources(car: Claimed, context: z.RefinementCtx<Claimed>): void {
  const claimed: Record<Claim, boolean> = {
    channel: car.import_channel === 'official' || car.dealer !== null,
    plug: car.connector_basis === 'recorded',
    warranty: car.warranty_years !== null,
    battery_warranty: car.battery_warranty_years !== null || car.battery_warranty_km !== null,
  };
  for (const claim of claims) {
    if (!claimed[claim] || car.sources.has(claim)) continue;
    const message = `name who says so of cars sold in Egypt ("${claim}: ..."), or leave the ${claim} open`;
    context.addIssue({ code: 'custom', path: ['sources'], message });
  }
}

export const BrandSheet = z.object({
  id: slug,
  ...cellsOf(brandColumns),
  published: yesOrNo,
});

export const CarSheet = z
  .object({
    id: uuid,
    // Managers add the others on the running site.
    ...cellsOf(carColumns, 'trims', 'colors', 'colors_ar', 'photos'),
    body_type: oneOf(bodyTypes),
    dimensions,
    wheelbase,
    lines,
    paint: z.enum(paintNames, `write a paint out of: ${paintNames.join(' ')}`),
    charging_protocol: oneOf(['CCS2', 'GB/T', 'CHAdeMO']),
    published: yesOrNo,
    photos: z.string().trim(),
    /** Who speaks of this model as it is sold in Egypt; not stored. */
    sources,
  })
  .superRefine(requireGrounds)
  .superRefine(requireSources)
  .superRefine((car, context) => {
    const fault = (column: string, message: string) =>
      context.addIssue({ code: 'custom', path: [column], message });
    const draws = [car.town_kwh_100km, car.motorway_kwh_100km, car.consumption_source];
    if (draws.some((part) => part === null) && draws.some((part) => part !== null)) {
      fault(
        'consumption_source',
        'fill in town_kwh_100km, motorway_kwh_100km and consumption_source, or none of them',
      );
    }
    if ((car.usable_kwh ?? 0) > (car.battery_capacity_kwh ?? 1000)) {
      fault('usable_kwh', 'write at most battery_capacity_kwh, of which it is a part');
    }
    if ((car.rapid_mean_kw ?? 0) > (car.dc_kw ?? 2000)) {
      fault('rapid_mean_kw', 'write at most dc_kw, which is the peak');
    }
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

export const ChargerSheet = z
  .object({
    id: uuid,
    ...cellsOf(chargerColumns, 'photos'),
    category: oneOf(['Portable', 'Home', 'Business', 'Business DC']),
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
