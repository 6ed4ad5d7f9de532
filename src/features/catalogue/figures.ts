import { type Car, sizeOf } from '#domain/car.ts';
import type { CostSpan } from '#domain/month.ts';
import { type PricedItem, sourceOfPrice } from '#domain/price-standing.ts';
import { electricRange } from '#domain/range.ts';
import { formatDay } from '#lib/dates.ts';
import {
  asCount,
  formatAboutEgp,
  formatEgp,
  formatQuantity,
  formatUngrouped,
} from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { dealerName } from './dealers.ts';

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

const dayNames: Record<PricedItem['priceStanding'], () => string> = {
  confirmed: m.catalogue_spec_price_checked,
  reported: m.catalogue_spec_price_reported,
  level: m.catalogue_spec_price_entered,
};

/** What is asked, since when that is known and, unless it is our own estimate, who says so. */
export function priceRows(item: PricedItem): SpecRow[] {
  const day = item.priceVerifiedOn;
  return [
    row(m.catalogue_price(), formatEgp(item.price)),
    row(dayNames[item.priceStanding](), day === null ? null : formatDay(day)),
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

/** 'EGP 27,600 to EGP 29,800'; one figure where both are the same to the reader. */
export function spanText([least, most]: CostSpan, write = formatAboutEgp): string {
  const [from, to] = [write(least), write(most)];
  return from === to ? from : m.money_span({ from, to });
}
