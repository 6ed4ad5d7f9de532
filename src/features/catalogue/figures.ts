import { rangeModel, realWorldShare } from '#config/energy.ts';
import { formatDay } from '#lib/dates.ts';
import { asCount, formatEgp, formatQuantity, formatUngrouped } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import type { Car } from './car.ts';
import { dealerName } from './dealers.ts';
import { type PricedItem, sourceOfPrice } from './price-standing.ts';

/** How far a car goes on its battery, km: of a range-extended one without its generator, where that is known. */
export function electricRange(car: Pick<Car, 'powertrain' | 'range' | 'evRange'>): number | null {
  return car.powertrain === 'EREV' ? (car.evRange ?? car.range) : car.range;
}

/**
 * A car's range for people: one figure of a battery-electric car; of a range-extended one the electric figure first
 * and, where known, the combined one, so that the two are never taken for each other.
 */
export function rangeFigures(
  car: Pick<Car, 'powertrain' | 'range' | 'evRange' | 'combinedRange'>,
): [range: string, combined?: string] {
  const km = m.unit_km();
  if (car.powertrain === 'BEV') return [formatQuantity(car.range, km)];

  const electric = electricRange(car);
  const combined =
    car.combinedRange === null
      ? null
      : m.catalogue_range_combined({ range: formatQuantity(car.combinedRange, km) });
  if (electric === null) return [combined ?? formatQuantity(null, km)];
  const figure = m.catalogue_range_electric({ range: formatQuantity(electric, km) });
  return combined === null ? [figure] : [figure, combined];
}

/** The fields of a car from which its range on the road is estimated. */
export type Drivable = Pick<Car, 'powertrain' | 'range' | 'evRange' | 'rangeCycle'>;

export type RoadRange = {
  /** km on the battery that a driver can plan with, rounded to 5. */
  km: number;
  /** Share of the laboratory figure, 0 to 1. */
  share: number;
  cycle: keyof typeof realWorldShare;
  /** The laboratory figure, km. */
  ratedKm: number;
};

/** Range on the battery that a driver can plan with; null without a range or its test cycle. */
export function roadRange(car: Drivable): RoadRange | null {
  const ratedKm = electricRange(car);
  if (ratedKm === null || ratedKm <= 0 || car.rangeCycle === null) return null;
  const share = realWorldShare[car.rangeCycle];
  return { km: Math.round((ratedKm * share) / 5) * 5, share, cycle: car.rangeCycle, ratedKm };
}

/** From the hottest day, with air conditioning, to mild weather; km, rounded to 10. */
export type RangeBand = { hot: number; mild: number };

/** How far a battery lasts in town, and on a motorway at 120 km/h; null without a range or its test cycle. */
export function realRange(car: Drivable): Record<'town' | 'motorway', RangeBand> | null {
  const ratedKm = electricRange(car);
  if (ratedKm === null || ratedKm <= 0 || car.rangeCycle === null) return null;
  const { inWltp, motorway, heat } = rangeModel;
  const [least, most] = inWltp[car.rangeCycle];
  const km = (share: number) => Math.round((ratedKm * share) / 10) * 10;
  return {
    town: { hot: km(least * heat.town), mild: km(most) },
    motorway: { hot: km(least * motorway * heat.motorway), mild: km(most * motorway) },
  };
}

/** Length, width and height in mm; null when the record does not say. */
export function sizeOf({ dimensions }: Pick<Car, 'dimensions'>) {
  const [length, width, height] =
    /^(\d+) x (\d+) x (\d+)$/
      .exec(dimensions ?? '')
      ?.slice(1)
      .map(Number) ?? [];
  if (length === undefined || width === undefined || height === undefined) return null;
  return { length, width, height };
}

/** '4800 x 1875 x 1460 mm'; what cannot be read as three figures as it stands. */
export function dimensionsText(car: Pick<Car, 'dimensions'>): string | null {
  const size = sizeOf(car);
  if (size === null) return car.dimensions;
  return m.unit_dimensions({
    length: formatUngrouped(size.length),
    width: formatUngrouped(size.width),
    height: formatUngrouped(size.height),
  });
}

/** A line of the specifications of a car or a charger. */
export type SpecRow = { name: string; value: string; note?: string };

/** A line of specifications; 'N/A' where the record has no value. */
export function row(name: string, value: string | null): SpecRow {
  return { name, value: value ?? m.value_not_available() };
}

/** What is asked, when that was checked and, unless it is our own estimate, who says so. */
export function priceRows(item: PricedItem): SpecRow[] {
  const day = item.priceVerifiedOn;
  return [
    row(m.catalogue_price(), formatEgp(item.price)),
    row(m.catalogue_spec_price_checked(), day === null ? null : formatDay(day)),
    ...(item.priceStanding === 'level'
      ? []
      : [row(m.catalogue_spec_price_source(), sourceOfPrice(item))]),
  ];
}

/** How long the maker answers for it. */
export function warrantyRow({ warrantyYears }: Pick<Car, 'warrantyYears'>): SpecRow {
  return row(m.catalogue_spec_warranty(), yearsText(warrantyYears));
}

/** The same of a car, with the dealer who answers for it. */
export function carWarrantyRow(car: Pick<Car, 'warrantyYears' | 'dealer'>): SpecRow {
  const warranty = warrantyRow(car);
  if (car.dealer === null) return warranty;
  const place = m.catalogue_warranty_at({ dealer: dealerName(car.dealer) });
  return car.warrantyYears === null ? { ...warranty, value: place } : { ...warranty, note: place };
}

/** Warranty in years; 'N/A' when unknown. */
export function yearsText(years: number | null): string {
  return years === null ? m.value_not_available() : m.catalogue_years(asCount(years));
}
